import { problem } from '@skydeck/contract';
import { conflict, invalid } from '../../http/refusal.ts';

/** Fault injection by name: see README.md. */
export type ChangeKind = 'create' | 'update' | 'delete';

const failing = /^fail-(409|500|quota|name)(?:-(create|update|delete))?(?:-|$)/;

/** `fail-409-web` fails at every change, `fail-409-delete-web` only when it is deleted. */
export function injectFault(name: string, verb: ChangeKind): void {
  const [, kind, only] = failing.exec(name) ?? [];
  if (!kind || (only !== undefined && only !== verb)) return;
  if (kind === '409') throw conflict('conflict', `'${name}' asks for a conflict`, { name });
  if (kind === 'quota') throw conflict('quota_exceeded', `'${name}' asks for a used-up quota`, { limit: 0 });
  if (kind === 'name') throw invalid({ name: problem('name_taken', `'${name}' asks for a taken name`, { name }) });
  throw new Error(`'${name}' asks for a failure`);
}

/** What a router's interface becomes in a network of this name. */
export function portStatusIn(networkName: string): string {
  const [, status] = /^port-(down|error)-/.exec(networkName) ?? [];
  return status?.toUpperCase() ?? 'ACTIVE';
}

export const SLOW_MS = 3000;
export const isSlow = (name: string) => name.startsWith('slow-');
