import { vi } from "vitest";

vi.mock("./types.ts"); // no-restricted-properties
