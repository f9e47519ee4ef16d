import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body itself, as long as something comes, and may take hours. */
    readonly streams?: true;
  }
}

const MAX_MS = 60_000;

/** Ends a request whose whole body has not come in a minute: Node's own limit would hold for uploads too. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, MAX_MS).unref();
  const { socket } = request;
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  request.once('end', stop).once('close', stop);
  // Of a request that was refused before its body was read Node tells neither.
  socket.once('close', stop);
}
