import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { Client } from 'ldapts';
import { freePort } from '../../../app/testing/free-port.ts';
import { tempFolder } from '../../../app/testing/temp-folder.ts';
import type { TestCertificate } from './certificate.ts';

export interface DirectoryPerson {
  readonly uid: string;
  readonly name: string;
  readonly password: string;
}

export interface Slapd {
  /** `ldap://localhost:12345` */
  readonly url: string;
  readonly port: number;
  readonly baseDn: string;
  readonly readerDn: string;
  readonly readerPassword: string;
  /** As its administrator. */
  asRoot<Value>(work: (client: Client) => Promise<Value>): Promise<Value>;
  stop(): Promise<void>;
}

export const baseDn = 'dc=example,dc=com';
const rootDn = `cn=admin,${baseDn}`;
const rootPassword = 'root-of-the-tests';
const readerDn = `cn=reader,${baseDn}`;
const readerPassword = 'reader-of-the-tests';

/** A real directory as an ordinary process, on a port of this machine; null where slapd is not installed. */
export async function startSlapd(
  t: Pick<TestContext, 'after'>,
  people: readonly DirectoryPerson[],
  { tls = null }: { readonly tls?: TestCertificate | null } = {},
): Promise<Slapd | null> {
  const folder = tempFolder(t);
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'slapd.conf'), configuration(folder, tls));
  const port = await freePort('127.0.0.1');
  const url = `ldap://localhost:${port}`;
  const child = spawn('slapd', ['-d', '0', '-f', join(folder, 'slapd.conf'), '-h', `ldap://127.0.0.1:${port}`], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  });
  const failed = once(child, 'error').then(([error]) => error as NodeJS.ErrnoException);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    // One that does not end by itself must not keep the tests waiting.
    const overdue = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(overdue);
  };
  const problem = await Promise.race([failed, ended.then(() => new Error('slapd ended')), listening(port, child)]);
  if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
  if (problem) throw problem;
  t.after(() => (child.exitCode === null ? stop() : undefined));
  const asRoot = <Value>(work: (client: Client) => Promise<Value>) => bound(`ldap://127.0.0.1:${port}`, work);
  await asRoot((client) => fill(client, people));
  return { url, port, baseDn, readerDn, readerPassword, asRoot, stop };
}

const configuration = (folder: string, tls: TestCertificate | null) =>
  [
    ...['core', 'cosine', 'inetorgperson'].map((name) => `include /etc/ldap/schema/${name}.schema`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    ...(tls ? [`TLSCertificateFile ${tls.certificateFile}`, `TLSCertificateKeyFile ${tls.keyFile}`] : []),
    'database mdb',
    'maxsize 16777216',
    `suffix "${baseDn}"`,
    `rootdn "${rootDn}"`,
    `rootpw ${rootPassword}`,
    `directory ${join(folder, 'db')}`,
    'access to attrs=userPassword by anonymous auth by * none',
    `access to * by dn.exact="${readerDn}" read by * auth`,
    '',
  ].join('\n');

/** Knocks until somebody opens; each knock waits for its answer. */
async function listening(port: number, child: { readonly exitCode: number | null }): Promise<null> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen || child.exitCode !== null) return null;
    await new Promise((next) => setImmediate(next));
  }
}

async function bound<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ url });
  try {
    await client.bind(rootDn, rootPassword);
    return await work(client);
  } finally {
    await client.unbind();
  }
}

async function fill(client: Client, people: readonly DirectoryPerson[]): Promise<void> {
  await client.add(baseDn, { objectClass: ['dcObject', 'organization'], dc: 'example', o: 'Example' });
  const reader = { objectClass: ['simpleSecurityObject', 'organizationalRole'], cn: 'reader' };
  await client.add(readerDn, { ...reader, userPassword: readerPassword });
  for (const ou of ['people', 'groups'])
    await client.add(`ou=${ou},${baseDn}`, { objectClass: 'organizationalUnit', ou });
  for (const { uid, name, password } of people) {
    const facts = { objectClass: 'inetOrgPerson', uid, cn: name, sn: name, mail: `${uid}@example.com` };
    await client.add(`uid=${uid},ou=people,${baseDn}`, { ...facts, userPassword: password });
  }
}

/** Makes a group, or replaces who is in it. */
export async function setGroup(slapd: Slapd, cn: string, uids: readonly string[]): Promise<void> {
  const dn = `cn=${cn},ou=groups,${baseDn}`;
  const member = [rootDn, ...uids.map((uid) => `uid=${uid},ou=people,${baseDn}`)];
  await slapd.asRoot(async (client) => {
    await client.del(dn).catch(() => undefined);
    await client.add(dn, { objectClass: 'groupOfNames', cn, member });
  });
}
