import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoAccounts, demoProjectId, type DemoProjectName } from '@skydeck/platform/testing';
import { startBystander } from './bystander.ts';
import type { SoakServer } from './server.ts';

export interface Counts {
  readonly kills: number;
  readonly instanceKills: number;
  /** Live clients of the instances. */
  readonly instanceClients: number;
  /** Above this share of the quiet 99th percentile that of calls during a kill is a fault; null: it is only told. */
  readonly maxSlowdown: number | null;
  readonly malformed: number;
  readonly frames: number;
  readonly clients: number;
}

export interface Result {
  readonly title: string;
  /** What was counted or measured. */
  readonly figures: readonly (readonly [what: string, figure: string])[];
  /** What should not have been. */
  readonly faults: readonly string[];
  /** Why it did not run. */
  readonly skipped?: string;
}

export type Scenario = (counts: Counts) => Promise<Result>;

const MAX_PAUSE_MS = 100;
const MAX_HEAP_MB = 10;

/** A folder that goes when the work is done. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-soak-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Caller {
  readonly sessionId: string;
  readonly token: string;
}

export async function call(
  url: string,
  path: string,
  { method = 'GET', body, as }: { method?: string; body?: unknown; as?: Partial<Caller> } = {},
) {
  const response = await fetch(url + path, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(as?.sessionId && { 'X-Session-Id': as.sessionId }),
      ...(as?.token && { 'X-Auth-Token': as.token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, json: (isJson ? JSON.parse(text) : {}) as Record<string, unknown> };
}

/** A demo account in a project of its own. */
export async function signIn(
  url: string,
  username = 'jonas.lind',
  project: DemoProjectName = 'payments-prod',
): Promise<Caller> {
  const account = demoAccounts.find(({ name }) => name === username);
  const credentials = { username, password: account?.password };
  const { json } = await call(url, '/api/v2/login', { method: 'POST', body: credentials });
  const sessionId = String(json['token']);
  const path = `/api/v2/accounts/projects/${demoProjectId(project)}/auth/`;
  const entered = await call(url, path, { method: 'POST', body: {}, as: { sessionId } });
  return { sessionId, token: String(entered.json['token']) };
}

/** Does the work beside another client, and says what that cost the client and the server's heap. */
export async function beside(
  server: SoakServer,
  as: Caller,
  { maxWorkMs = Infinity }: { readonly maxWorkMs?: number },
  work: () => Promise<void>,
): Promise<Pick<Result, 'figures' | 'faults'>> {
  // What is loaded at first use is there before the heap is measured.
  for (let at = 0; at < 200; at += 1) await call(server.url, '/api/v2/accounts/whoami/', { as });
  const before = await server.measure();
  const stop = await startBystander(server.url, as.sessionId);
  await work();
  const waited = await stop();
  const { longestTurnMs, longestWorkMs, longestGcMs } = await server.measure();
  const heapMb = await settledHeap(server, before.heapMb + MAX_HEAP_MB);
  const growth = heapMb - before.heapMb;
  const faults = [
    ...waited.failures.map((failure) => `another client got ${failure}`),
    ...(waited.longestMs > MAX_PAUSE_MS ? [`another client waited ${Math.round(waited.longestMs)} ms`] : []),
    ...(longestWorkMs > maxWorkMs ? [`a turn of the event loop was ${Math.round(longestWorkMs)} ms of work`] : []),
    ...(growth > MAX_HEAP_MB ? [`the heap has grown by ${growth.toFixed(1)} MB`] : []),
  ];
  return {
    faults,
    figures: [
      ['longest wait of another client', `${Math.round(waited.longestMs)} ms of ${waited.calls} calls`],
      ['longest turn of the event loop', `${Math.round(longestTurnMs)} ms`],
      ['longest work in one turn', `${Math.round(longestWorkMs)} ms`],
      ['longest collection of garbage', `${Math.round(longestGcMs)} ms`],
      ['heap after collection', `${before.heapMb.toFixed(1)} → ${heapMb.toFixed(1)} MB`],
    ],
  };
}

/** The server hears of the end of thousands of connections only by and by; what it keeps then, it keeps for good. */
async function settledHeap(server: SoakServer, enough: number): Promise<number> {
  for (let left = 40; ; left -= 1) {
    const { heapMb } = await server.measure();
    if (heapMb <= enough || left === 0) return heapMb;
    await setTimeout(250);
  }
}

/** Several at a time, until there is nothing left. */
export async function inParallel(places: number, count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const go = async () => {
    for (let at = next++; at < count; at = next++) await work(at);
  };
  await Promise.all(Array.from({ length: places }, go));
}

/** Of this machine's own addresses, so that clients are not all of one. */
export const addressOf = (client: number) => `127.0.${1 + (client >> 7)}.${1 + (client & 127)}`;
