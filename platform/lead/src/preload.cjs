// Loaded by Node before a program: TLS connections to the hosted platform's hosts end at the platform on this machine.
"use strict";
const net = require("node:net");
const tls = require("node:tls");
const { syncBuiltinESMExports } = require("node:module");

const port = Number(process.env.CARTWRIGHT_LEAD_PORT);
const led = (process.env.CARTWRIGHT_LEAD_HOSTS ?? "").split(",");
const HOSTED = /(?:^|\.)(?:wixapis\.com|wixstatic\.com|wix\.com|parastorage\.com|wixsite\.com)$/i;
const connect = tls.connect;

/** A connection that fails with words; nothing is sent. */
function refused(host) {
  const socket = new net.Socket();
  const error = new Error(`${host} is a host of the hosted platform that is not led to this machine: nothing was sent`);
  process.nextTick(() => socket.destroy(Object.assign(error, { code: "ECONNREFUSED" })));
  return socket;
}

tls.connect = function (...given) {
  const last = given.at(-1);
  const listener = typeof last === "function" ? [last] : [];
  const rest = given.slice(0, given.length - listener.length);
  const [first, second] = rest;
  const named =
    typeof first === "object"
      ? first
      : {
          port: first,
          ...(typeof second === "string" && { host: second }),
          ...rest.find((part) => typeof part === "object"),
        };
  const host = named?.servername || named?.host || "";
  if (!HOSTED.test(host) || named.socket) return connect.apply(this, given);
  if (!led.includes(host.toLowerCase())) return refused(host);
  const here = { host: "127.0.0.1", port, servername: host, path: undefined, lookup: undefined };
  return connect.call(this, { ...named, ...here }, ...listener);
};
syncBuiltinESMExports();
