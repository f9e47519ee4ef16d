import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@skydeck/platform/testing';

/** Where Debian puts it, which is not on everybody's path. */
const programs = ['nginx', '/usr/sbin/nginx'];
const program = programs.find((name) => spawnSync(name, ['-v']).error === undefined) ?? null;

/** Why there can be no proxy here; null: there can. */
export const whyNoProxy: string | null = program === null ? 'nginx is not installed' : null;

export interface ReverseProxy {
  /** `http://localhost:1234`, without a slash at its end. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** As an operator would write it: everything below the prefix goes on as it came, websockets among it; the rest is not ours. */
const configuration = (port: number, upstream: string, prefix: string) => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    location ${prefix}/ {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
    location / { return 404; }
  }
}
`;

/** A real nginx before the platform, which it shows below the prefix alone. */
export async function startProxy(upstream: string, prefix: string): Promise<ReverseProxy> {
  if (program === null) throw new Error(whyNoProxy ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-nginx-'));
  // Its workers may be another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, upstream, prefix));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = `http://localhost:${port}`;
  try {
    await answering(child, `${origin}/`);
  } catch (error) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its ports are open as soon as it has read its configuration; until then it is asked again at each turn of the loop. */
async function answering(child: ChildProcess, address: string): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  while (child.exitCode === null) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
}
