import { defineConfig } from "vite";

export default defineConfig({ build: { target: "esnext" }, logLevel: "error" });
