/** Builds the project of the current folder with webpack, whose own command would be one package more. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import webpack from "webpack";

const { default: config } = await import(pathToFileURL(resolve("webpack.config.mjs")).href);

webpack(config, (error, stats) => {
  if (error) throw error;
  console.log(stats?.toString({ all: false, errors: true, warnings: true }));
  if (stats?.hasErrors()) process.exitCode = 1;
});
