// How a surface answers to light. A small shader of our own: soft light from
// above and the left of whoever looks, the sheen of a large lamp, and a faint rim
// that lifts dark plastic off a dark page. It costs a tenth of three's physical
// materials, which software rendering cannot afford, and it leaves the colours of
// the scheme as they are.
import { ShaderMaterial, type Side, type Texture, Vector3 } from "three";

const vertexShader = /* glsl */ `
    varying vec3 vNormal;
    varying vec3 vToEye;
    varying vec2 vAt;
    void main() {
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        vNormal = normalMatrix * normal;
        vToEye = -seen.xyz;
        vAt = uv;
        gl_Position = projectionMatrix * seen;
    }`;

// All directions are as the eye sees them: x to the right, y up, z towards it.
const fragmentShader = /* glsl */ `
    uniform vec3 colour;
    uniform float gloss;
    uniform float rim;
    #ifdef HAS_PATTERN
        uniform sampler2D pattern;
    #endif
    varying vec3 vNormal;
    varying vec3 vToEye;
    varying vec2 vAt;

    const vec3 keyLight = vec3(-0.30, 0.78, 0.55);

    // A lamp above, a little behind the eye, with soft edges.
    float lamp(vec3 mirrored) {
        vec2 at = mirrored.xy / max(0.25, mirrored.z + 0.55);
        float across = smoothstep(1.5, 0.1, abs(at.x + 0.35));
        float along = smoothstep(0.0, 0.55, at.y) * smoothstep(2.6, 0.9, at.y);
        return across * along;
    }

    void main() {
        vec3 normal = normalize(gl_FrontFacing ? vNormal : -vNormal);
        vec3 toEye = normalize(vToEye);
        vec3 base = colour;
        #ifdef HAS_PATTERN
            base = texture2D(pattern, vAt).rgb;
        #endif
        float facing = 0.5 + 0.5 * dot(normal, keyLight);
        float light = 0.84 + 0.14 * smoothstep(0.05, 0.95, facing);
        float edge = pow(1.0 - max(0.0, dot(normal, toEye)), 3.0);
        // A sheen lightens dark colours and hardly touches white.
        float sheen = gloss * lamp(reflect(-toEye, normal)) + rim * edge;
        gl_FragColor = vec4(mix(base * light, vec3(1.0), min(sheen, 1.0)), 1.0);
    }`;

export interface Surface {
    readonly colour: string; // "#rrggbb"
    readonly gloss?: number; // how bright the lamp is in it, 0 to 1
    readonly rim?: number;
    readonly pattern?: Texture | null; // in place of the colour
    readonly side?: Side;
}

function channels(hex: string): Vector3 {
    const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
    return new Vector3(channel(1), channel(3), channel(5));
}

export function paintedSurface({
    colour,
    gloss = 0,
    rim = 0,
    pattern,
    side,
}: Surface): ShaderMaterial {
    return new ShaderMaterial({
        vertexShader,
        fragmentShader,
        uniforms: {
            colour: { value: channels(colour) },
            gloss: { value: gloss },
            rim: { value: rim },
            pattern: { value: pattern ?? null },
        },
        defines: pattern ? { HAS_PATTERN: 1 } : {},
        ...(side === undefined ? {} : { side }),
    });
}
