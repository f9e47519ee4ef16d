import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** Websockets that do nothing but send: what the live link is measured against. */
export interface BareLinks {
  readonly url: string;
  /** Sends this to all. */
  send(text: string): void;
}

/** Answers whatever a client says as the live link answers a login. */
export async function openBareLinks(): Promise<BareLinks> {
  const server = createServer();
  const links = new WebSocketServer({ server });
  const answer = JSON.stringify({ type: 'login', code: 200, seq: 0 });
  links.on('connection', (link) => link.on('message', () => link.send(answer)));
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send(text) {
      const bytes = Buffer.from(text);
      for (const link of links.clients) link.send(bytes, { binary: false });
    },
  };
}
