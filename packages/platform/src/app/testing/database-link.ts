import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

/** A way to a database that can be cut. */
export interface DatabaseLink {
  readonly url: string;
  /** Ends the connections that are open; new ones are made. */
  cut(): void;
  /** Ends them, and nobody answers any more. */
  close(): Promise<void>;
  /** At the same address again. */
  open(): Promise<void>;
}

export async function linkDatabase(t: Pick<TestContext, 'after'>, database: string): Promise<DatabaseLink> {
  const url = new URL(database);
  const [host, target] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  let server: Server | null = null;
  let port = 0;

  function join(client: Socket): void {
    const upstream = connect(target, host);
    for (const socket of [client, upstream]) track(socket);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }

  const link = {
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      const closing = server;
      server = null;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      link.cut();
      await closed;
    },
    async open() {
      server = createServer(join).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
  };
  await link.open();
  t.after(() => link.close());
  url.host = `127.0.0.1:${port}`;
  return { ...link, url: url.href };
}
