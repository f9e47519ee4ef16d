import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { packageFolder } from '../package-folder.ts';
import { freePort } from './free-port.ts';
import { selfSigned } from './self-signed.ts';
import { tempFolder } from './temp-folder.ts';

export interface ProxyPorts {
  readonly console: number;
  readonly storage: number;
}

export interface ExampleProxy {
  readonly plainPort: number;
  readonly tlsPort: number;
  /** Of the authority that its certificate is from. */
  readonly ca: string;
}

interface Program {
  /** Where Debian puts it, which is not on everybody's path. */
  readonly paths: readonly string[];
  /** The example with the ports, files and folders of a test. */
  readonly configure: (example: string, on: Places) => string;
  readonly example: string;
  readonly args: (file: string, folder: string) => readonly string[];
}

interface Places {
  readonly to: ProxyPorts;
  readonly plainPort: number;
  readonly tlsPort: number;
  readonly folder: string;
}

const withOwnPorts = (text: string, { to }: Places) =>
  text.replaceAll('127.0.0.1:8800', `127.0.0.1:${to.console}`).replaceAll('127.0.0.1:8890', `127.0.0.1:${to.storage}`);

const programs = {
  nginx: {
    paths: ['nginx', '/usr/sbin/nginx'],
    example: 'nginx.conf',
    args: (file, folder) => ['-p', folder, '-c', file],
    configure: (example, on) => `daemon off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n')}
${withOwnPorts(example, on)
  .replaceAll(/listen \[::\]:.*\n/g, '')
  .replaceAll('listen 80;', `listen 127.0.0.1:${on.plainPort};`)
  .replaceAll('listen 443 ', `listen 127.0.0.1:${on.tlsPort} `)
  .replaceAll(/\/etc\/ssl\/skydeck\/\w+\.(pem|key)/g, `${on.folder}/tls.$1`)}
}`,
  },
  caddy: {
    paths: ['caddy'],
    example: 'Caddyfile',
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    configure: (example, on) => `{
  admin off
  auto_https disable_redirects
  http_port ${on.plainPort}
  https_port ${on.tlsPort}
  default_bind 127.0.0.1
  storage file_system ${on.folder}
}
${withOwnPorts(example, on)
  .replace(
    'https://console.example.com {',
    'https://console.example.com {\ntls /etc/ssl/skydeck/c.pem /etc/ssl/skydeck/c.key',
  )
  .replaceAll(/\/etc\/ssl\/skydeck\/\w+\.(pem|key)/g, `${on.folder}/tls.$1`)}`,
  },
} as const satisfies Readonly<Record<string, Program>>;

export type ProxyName = keyof typeof programs;

const pathOf = (name: ProxyName) => programs[name].paths.find((path) => !spawnSync(path, ['-h']).error) ?? null;

/** Why there can be no such proxy here; null: there can. */
export const whyNoProxy = (name: ProxyName): string | null =>
  pathOf(name) === null ? `${name} is not installed` : null;

/** A real proxy by the example for operators, before these ports. Resolves when it answers. */
export async function startExampleProxy(t: TestContext, name: ProxyName, to: ProxyPorts): Promise<ExampleProxy> {
  const { example, configure, args } = programs[name];
  const folder = tempFolder(t);
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const { certificate, private_key: key } = selfSigned('console.example.com', 's3.example.com', '*.s3.example.com');
  writeFileSync(join(folder, 'tls.pem'), certificate);
  writeFileSync(join(folder, 'tls.key'), key);
  const file = join(folder, example);
  const text = readFileSync(join(packageFolder, '../../docs/examples', example), 'utf8');
  writeFileSync(file, configure(text, { to, plainPort, tlsPort, folder }));
  const child = spawn(pathOf(name) ?? name, args(file, folder), {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
  const ended = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await Promise.race([answers(tlsPort), ended.then(() => Promise.reject(new Error(`${name} has ended: ${errors}`)))]);
  return { plainPort, tlsPort, ca: certificate };
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
}
