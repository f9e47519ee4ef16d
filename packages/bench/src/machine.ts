import { arch, cpus, totalmem, type } from 'node:os';
import type { Browser } from '@playwright/test';

/** What the figures depend on, and nothing that names the machine. */
export function describeMachine(browser: Browser): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = cores[0]?.model.trim() || arch();
  return `${cores.length} cores (${processor}), ${memory} GB, ${type()}, Chromium ${browser.version()}`;
}
