import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Target {
  readonly host: string;
  readonly port: number;
}

/** Where a URL with a port leads. */
export function targetOf(url: string): Target {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

/** Passes connections on. */
export interface TcpProxy {
  readonly port: number;
  /** Ends the connections that are open; new ones are made. */
  cut(): void;
  /** Ends them, and nobody answers any more. */
  close(): Promise<void>;
  /** At the same port again. */
  open(): Promise<void>;
}

/** Opens a proxy on a free port. `targets`: those to which the next connection may go, in turn. */
export async function openTcpProxy(targets: () => readonly Target[]): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let [port, taken] = [0, 0];

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };

  function join(client: Socket): void {
    const all = targets();
    const target = all[taken++ % Math.max(all.length, 1)];
    if (!target) return void client.destroy();
    const upstream = connect(target);
    for (const socket of [client, upstream]) track(socket);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }

  const proxy = {
    get port() {
      return port;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      const closing = server;
      server = null;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      proxy.cut();
      await closed;
    },
    async open() {
      server = createServer(join).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
  };
  await proxy.open();
  return proxy;
}
