/** Builds the project in the current folder with webpack, without the additional package of its command line. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import webpack from "webpack";

const { default: config } = await import(pathToFileURL(resolve("webpack.config.mjs")).href);

webpack(config, (error, stats) => {
  if (error) throw error;
  console.log(stats?.toString({ all: false, errors: true, warnings: true }));
  if (stats?.hasErrors()) process.exitCode = 1;
});
