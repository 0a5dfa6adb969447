// The words of the pages whose code is fetched when they are opened: they come with it.
import { provideLater } from "./index.svelte";
import { laboratory } from "./laboratory";
import { methods } from "./methods";

provideLater({ laboratory, methods });
