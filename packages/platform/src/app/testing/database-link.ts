import type { TestContext } from 'node:test';
import { openTcpProxy, targetOf, type TcpProxy } from './tcp-proxy.ts';

/** A way to a database that can be cut. */
export interface DatabaseLink extends Pick<TcpProxy, 'cut' | 'close' | 'open'> {
  readonly url: string;
}

export async function linkDatabase(t: Pick<TestContext, 'after'>, database: string): Promise<DatabaseLink> {
  const proxy = await openTcpProxy(() => [targetOf(database)]);
  t.after(() => proxy.close());
  const url = new URL(database);
  url.host = `127.0.0.1:${proxy.port}`;
  return { cut: proxy.cut, close: proxy.close, open: proxy.open, url: url.href };
}
