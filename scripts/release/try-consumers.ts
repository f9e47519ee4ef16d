import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../file-server.ts';
import type { Consumer } from './consumers.ts';
import type { Packed } from './packages.ts';
import { install, must, writeProject } from './project.ts';
import { signIn } from './sign-in.ts';

interface Site {
  readonly address: string;
  close(): void;
}

/** Installs, builds and uses each project with the packed packages; answers with one line for each that does not work. */
export async function tryConsumers(
  place: string,
  consumers: readonly Consumer[],
  packed: readonly Packed[],
  executablePath: string,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const problems: string[] = [];
  try {
    for (const consumer of consumers) {
      const started = performance.now();
      const context = await browser.newContext();
      const problem = await tryOne(place, consumer, packed, await context.newPage());
      await context.close();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${problem === null ? '✓' : '✗'} ${consumer.name} (${seconds} s)`);
      if (problem !== null) problems.push(`${consumer.name}: ${problem}`);
    }
  } finally {
    await browser.close();
  }
  return problems;
}

async function tryOne(
  place: string,
  consumer: Consumer,
  packed: readonly Packed[],
  page: Parameters<typeof signIn>[0],
): Promise<string | null> {
  const folder = join(place, consumer.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  let site: Site | undefined;
  try {
    writeProject(folder, consumer, packed);
    await install(folder);
    if (consumer.build !== null) await must(consumer.build, folder);
    site = consumer.start ? await serverOf(consumer.start, folder) : await serve(join(folder, consumer.site));
    const faults = await signIn(page, consumer.start ? site.address : `${site.address}index.html`);
    return faults.length === 0 ? null : faults.join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    site?.close();
  }
}

/** A server of the project's own, once it answers. */
async function serverOf(line: string, folder: string): Promise<Site> {
  const port = await freePort();
  const child = spawn(join(folder, 'node_modules', '.bin', line), ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await firstAnswer(child);
  return { address: `http://127.0.0.1:${port}/`, close: () => child.kill() };
}

/** Resolves when it says that it is ready; rejects with all it said when it ends. */
function firstAnswer(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => {
        said += piece.toString();
        if (/ready/i.test(said)) resolve();
      });
    }
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`The server ended\n${said}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
