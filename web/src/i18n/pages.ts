// The words of the pages whose code is fetched when they are opened: they come with it.
import { provideLater } from "./index.svelte";
import { laboratory } from "./laboratory";
import { methods } from "./methods";
import { pocket } from "./pocket";
import { scan } from "./scan";
import { wanted } from "./wanted";

provideLater({ laboratory, methods, pocket, scan, wanted });
