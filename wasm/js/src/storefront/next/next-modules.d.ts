/** The parts of Next.js that are used, which a program has in its own version. */

declare module "next/server.js" {
  export const NextResponse: {
    next(init: { request: { headers: Headers } }): Response;
  };
}

declare module "next/headers.js" {
  export function headers(): Promise<Headers>;
  export function cookies(): Promise<{
    set(name: string, value: string, options: Record<string, string | number | boolean>): void;
  }>;
}
