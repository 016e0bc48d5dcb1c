/** Parses ports and finds free ones. */
import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * The port in an environment variable.
 * @param {string} variable
 * @param {number} usual
 * @param {NodeJS.ProcessEnv} env
 */
export function portFrom(variable, usual, env = process.env) {
  const text = env[variable]?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Problem(`${variable} is "${text}", which is no port; give a number from 1 to 65535.`);
}

/**
 * Whether a server can listen on this port.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isFree(port, host = "127.0.0.1") {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A port without a listener. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/**
 * Throws if a port is taken.
 * @param {{ variable: string, port: number, what: string, host?: string }[]} wanted
 */
export async function checkPorts(wanted) {
  for (const [index, { variable, port, what, host }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin) throw new Problem(`${twin.variable} and ${variable} are both ${port}; give them different ports.`);
    if (await isFree(port, host)) continue;
    throw new Problem(
      `Port ${port}, which ${what} needs, is taken: stop what listens there (another npm start?), ` +
        `or choose another port: ${command(variable, port + 1)}`,
    );
  }
}

/**
 * How this system's usual shell sets a variable for one command.
 * @param {string} variable
 * @param {number} value
 */
const command = (variable, value) =>
  process.platform === "win32" ? `$env:${variable}=${value}; npm start` : `${variable}=${value} npm start`;
