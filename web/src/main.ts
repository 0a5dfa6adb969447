import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage } from "./i18n/index.svelte";
import "./style/base.css";

void firstLanguage().then(() => mount(App, { target: document.getElementById("app")! }));
