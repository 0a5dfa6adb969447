"""A camera on the network: pictures as a stream of JPEGs over HTTP (multipart/x-mixed-replace).

    film_server.py FOLDER

Prints its port. /show/N holds the picture N before the camera from now on, /cycle all of them one
after the other, each round for twice as long, /end ends the stream.
"""

import http.server
import pathlib
import sys
import time

pictures = [path.read_bytes() for path in sorted(pathlib.Path(sys.argv[1]).iterdir())]
shown = 0  # a number, or "cycle" or "end"


def films():
    """The pictures of one who watches."""
    frames = 8
    while shown != "end":
        if shown != "cycle":
            yield pictures[shown]
            continue
        for picture in pictures:
            for _ in range(frames):
                yield picture
        frames *= 2


class Camera(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        global shown
        if self.path == "/film":
            return self.send_film()
        verb = self.path.split("/")
        shown = int(verb[2]) if verb[1] == "show" else verb[1]
        self.send_response(200)
        self.end_headers()

    def send_film(self):
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=next")
        self.end_headers()
        try:
            for picture in films():
                head = f"--next\r\nContent-Type: image/jpeg\r\nContent-Length: {len(picture)}\r\n\r\n"
                self.wfile.write(head.encode() + picture + b"\r\n")
                time.sleep(1 / 60)  # as fast as cameras are
        except OSError:
            pass  # nobody watches any more


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Camera)
server.daemon_threads = True
print(server.server_port, flush=True)
server.serve_forever()
