import { conflict } from '../../http/refusal.ts';

/** Names that make the embedded engine fail on purpose: see README.md. */
export type Verb = 'create' | 'update' | 'delete';

const failing = /^fail-(409|500|quota)(?:-(create|update|delete))?(?:-|$)/;

/** `fail-409-web` fails at every change, `fail-409-delete-web` only when it is deleted. */
export function failIfNamedSo(name: string, verb: Verb): void {
  const [, kind, only] = failing.exec(name) ?? [];
  if (!kind || (only !== undefined && only !== verb)) return;
  if (kind === '409') throw conflict('conflict', `'${name}' asks for a conflict`, { name });
  if (kind === 'quota') throw conflict('quota_exceeded', `'${name}' asks for a used-up quota`, { limit: 0 });
  throw new Error(`'${name}' asks for a failure`);
}

export const SLOW_MS = 3000;
export const isSlow = (name: string) => name.startsWith('slow-');
