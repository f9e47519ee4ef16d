import { createReadStream, existsSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface Served {
  /** Ends with a slash. */
  readonly address: string;
  close(): void;
}

/**
 * Serves the files of a folder to this machine, on a port that is free: as they are, with their content type, and with `headers`.
 */
export async function serve(folder: string, headers: OutgoingHttpHeaders = {}): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    // The address is normalized: no step up leads out of the folder.
    const file = join(folder, new URL(url, 'http://localhost').pathname);
    const type = types[extname(file)];
    if (!type || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type, ...headers });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
