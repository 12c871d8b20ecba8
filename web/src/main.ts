/** Start the client: load the sentences, then mount the page. */
import "@chelem/card-table/theme.css";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import "./ui/style/utilities.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./lib/offline/register";
import { follow } from "./lib/router.svelte";
import { settings, applySettings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/words";

applySettings();
follow();
await loadLanguage(settings.language);
registerWorker();
mount(App, { target: document.getElementById("app")! });
// After the first paint, since nothing waits for them.
requestAnimationFrame(() => setTimeout(() => void import("./ui/style/fonts.css")));
