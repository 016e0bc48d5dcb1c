/** The used declarations of packages that only the benchmark installs, so that type checks work without them. */

declare module "chrome-launcher" {
  interface Launched {
    port: number;
    kill(): void;
  }
  export function launch(options: { chromePath: string; chromeFlags: string[]; logLevel: "silent" }): Promise<Launched>;
}

declare module "lighthouse" {
  interface RunnerResult {
    lhr: { categories: Record<string, { score: number | null } | undefined> };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "silent" },
  ): Promise<RunnerResult | undefined>;
}

declare module "selfsigned" {
  export function generate(
    attributes: { name: string; value: string }[],
    options: { keySize: number },
  ): Promise<{ private: string; cert: string }>;
}
