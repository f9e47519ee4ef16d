import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ends TLS before a platform, as a proxy of an operator does. */
export interface TlsProxy {
  /** `https://127.0.0.1:1234`: another site than `localhost`. */
  readonly origin: string;
  /** Where requests go on to. */
  leadTo(upstream: string): void;
  stop(): Promise<void>;
}

/** Null where this machine has no openssl, which makes the certificate. */
export async function startTlsProxy(): Promise<TlsProxy | null> {
  const pair = makeCertificate();
  if (!pair) return null;
  let upstream = '';
  const server: Server = createServer(pair, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onwards = request(upstream + (url ?? ''), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (to) => void (upstream = to),
    stop: () => new Promise((done) => void server.close(() => done()).closeAllConnections()),
  };
}

function makeCertificate(): { readonly cert: string; readonly key: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-tls-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
  const made = `req -x509 -newkey rsa:2048 -nodes -days 30 ${subject} -keyout ${key} -out ${certificate}`;
  try {
    execFileSync('openssl', made.split(' '), { stdio: 'ignore' });
    return { cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
