import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answering = (response: ServerResponse, request: SeenRequest) => void;

export interface LocalServer {
  readonly origin: string;
  /** Every request that arrived, in order. */
  readonly seen: readonly SeenRequest[];
  /** Resolves when the next request has been read. */
  nextRequest(): Promise<SeenRequest>;
}

/** An HTTP server on a free port, gone when the test ends. */
export async function serve(context: TestContext, answer: Answering): Promise<LocalServer> {
  const seen: SeenRequest[] = [];
  let arrival = Promise.withResolvers<SeenRequest>();
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    // A request that breaks off was aborted by the test itself.
    text(incoming).then(
      (body) => {
        const request = { method: incoming.method, url: incoming.url, headers: incoming.headers, body };
        seen.push(request);
        arrival.resolve(request);
        arrival = Promise.withResolvers<SeenRequest>();
        answer(response, request);
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    nextRequest: () => arrival.promise,
  };
}

export function answerJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The origin of a server that has just gone: nobody listens there. */
export async function closedOrigin(): Promise<string> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
