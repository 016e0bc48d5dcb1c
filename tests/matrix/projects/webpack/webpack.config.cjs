module.exports = {
  mode: "production",
  entry: "./main.js",
  experiments: { asyncWebAssembly: true },
  performance: { hints: false },
};
