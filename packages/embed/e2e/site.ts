import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  readonly html: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly status?: number;
}

/** One origin: what was put on it, and the two built bundles. */
export interface Site {
  readonly origin: string;
  readonly port: number;
  /** Answers a path, whatever its query; the last one put there counts. */
  put(path: string, html: string, headers?: OutgoingHttpHeaders, status?: number): void;
  close(): Promise<void>;
}

/** The elements where the platform serves them, and the frame's half. */
const BUNDLES: ReadonlyMap<string, string> = new Map([
  ['/embed/v1/host.js', 'host.js'],
  ['/own/host.js', 'host.js'],
  ['/guest.js', 'guest.js'],
]);

export async function openSite(): Promise<Site> {
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const bundle = BUNDLES.get(pathname);
    if (bundle) {
      // As the platform serves them: a module script of another origin needs CORS.
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
      return response.end(await readFile(new URL(`../dist/v1/${bundle}`, import.meta.url)));
    }
    const answer = answers.get(pathname);
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...answer?.headers,
    });
    return response.end(answer?.html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    put(path, html, headers = {}, status = 200) {
      answers.set(path, { html, headers, status });
    },
    close: () => new Promise((closed) => void server.close(() => closed()).closeAllConnections()),
  };
}
