import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createApp } from "./App";
import { ConfigProblem } from "./ConfigProblem";
import "./index.css";
import { loadConfig } from "./lib/config";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
const root = createRoot(element);
const result = await loadConfig();
// The document speaks the shopper's language from here on.
delete document.documentElement.dataset.anew;
if (result.ok) {
  const App = createApp(result.config);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} else {
  root.render(<ConfigProblem problems={result.problems} />);
}
