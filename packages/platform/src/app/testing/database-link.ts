import type { TestContext } from 'node:test';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A way to a database that can be cut. */
export interface DatabaseLink extends Pick<TcpProxy, 'cut' | 'close' | 'open'> {
  readonly url: string;
}

export async function linkDatabase(t: Pick<TestContext, 'after'>, database: string): Promise<DatabaseLink> {
  const url = new URL(database);
  const target = { host: url.hostname, port: Number(url.port) };
  const proxy = await openTcpProxy(() => [target]);
  t.after(() => proxy.close());
  url.host = `127.0.0.1:${proxy.port}`;
  return { cut: proxy.cut, close: proxy.close, open: proxy.open, url: url.href };
}
