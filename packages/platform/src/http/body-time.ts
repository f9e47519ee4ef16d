import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body itself, as long as something comes, and may take hours. */
    readonly streams?: true;
  }
}

const MOST_MS = 60_000;

/** Ends a request whose whole body has not come in a minute: Node's own limit would hold for uploads too. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, MOST_MS).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
