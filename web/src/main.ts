/** Start the client: load the sentences, then mount the page. */
import "@chelem/card-table/theme.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./offline/register";
import { follow } from "./router.svelte";
import { settings, applySettings } from "./settings.svelte";
import { loadLanguage } from "./words";

applySettings();
follow();
await loadLanguage(settings.language);
registerWorker();
mount(App, { target: document.getElementById("app")! });
// After the first paint, since nothing waits for them.
requestAnimationFrame(() => setTimeout(() => void import("./style/fonts.css")));
