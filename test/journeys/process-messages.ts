import { cpSync, mkdirSync, rmSync } from 'node:fs';

/** Puts the platform back to a copy of this data folder. */
export interface ProcessRequest {
  readonly seed: string;
}

/** Sent after each start, and when a reset failed. */
export type ProcessAnswer = { readonly url: string; readonly port: number } | { readonly refusal: string };

/** Makes `folder` a copy of `seed`, whatever is in it. */
export function replaceFolder(folder: string, seed: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  cpSync(seed, folder, { recursive: true });
}
