/** Builds the project of the current folder with webpack, whose own command would be one package more. */
const { resolve } = require("node:path");
const webpack = require("webpack");

const config = require(resolve("webpack.config.cjs"));

webpack(config, (error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ all: false, errors: true, warnings: true }));
  if (stats.hasErrors()) process.exitCode = 1;
});
