/** The used parts of Next.js, which a program installs in its own version. */

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
