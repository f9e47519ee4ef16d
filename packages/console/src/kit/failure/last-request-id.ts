import type { CallError } from '@skydeck/contract';

let answered: string | null = null;
let failed: string | null = null;

/** Told of every answer's request. */
export function recordRequestId(id: string): void {
  answered = id;
}

/** Told of every failure: what went wrong last is what a person will be asked for, whatever was answered since. */
export function recordFailedCall({ requestId }: CallError): void {
  failed = requestId ?? failed;
}

/** By this the server's log is searched: the last failed request, else the last of all; null before the first. */
export const lastRequestId = (): string | null => failed ?? answered;
