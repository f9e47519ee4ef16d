import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers with what ends the connections on which nothing was asked yet, and those that still come: between this and the end
 * of listening the system accepts some. Browsers open such ahead of need, Node counts them
 * as busy until their time-out, and a server that closes would wait for them a minute.
 */
export function trackUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let isEnding = false;
  const isUsed = ({ socket }: { readonly socket: Socket }) => void unused.delete(socket);
  server.on('connection', (socket) => {
    if (isEnding) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', isUsed).on('upgrade', isUsed).on('checkContinue', isUsed);
  return () => {
    isEnding = true;
    for (const socket of unused) socket.destroy();
  };
}
