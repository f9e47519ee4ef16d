import { isText, readFields } from './fields.ts';
import { MARK, VERSIONS, type Hello, type Welcome } from './messages.ts';
import { readSettings } from './read-settings.ts';

/** More majors than this in one hello is not a list but an attack. */
const MAX_VERSIONS = 20;

export function writeHello(nonce: string): unknown {
  return { mark: MARK, type: 'hello', versions: VERSIONS, nonce };
}

export function readHello(value: unknown): Hello | null {
  const fields = readFields(value);
  if (fields?.['mark'] !== MARK || fields['type'] !== 'hello') return null;
  const { versions, nonce } = fields;
  if (!isText(nonce) || !Array.isArray(versions) || versions.length > MAX_VERSIONS) return null;
  return { nonce, versions: versions.filter((version) => Number.isInteger(version)) };
}

export function writeWelcome(welcome: Welcome): unknown {
  return { mark: MARK, type: 'welcome', ...welcome };
}

/** Null too when the page chose a major this build does not speak. */
export function readWelcome(value: unknown): Welcome | null {
  const fields = readFields(value);
  if (fields?.['mark'] !== MARK || fields['type'] !== 'welcome') return null;
  const { version, nonce } = fields;
  const settings = readSettings(fields['settings']);
  if (!isText(nonce) || !settings || !VERSIONS.includes(version as number)) return null;
  return { version: version as number, nonce, settings };
}

/** The newest major that both know, or null. */
export function chooseVersion(theirs: readonly number[]): number | null {
  return VERSIONS.find((version) => theirs.includes(version)) ?? null;
}
