import { S3Error } from './errors.ts';
import type { Headers } from './headers.ts';
import { element, elements, readXml, xmlDocument } from './xml.ts';

export type LockMode = 'GOVERNANCE' | 'COMPLIANCE';

/** Until when a version must not be deleted. */
export interface Retention {
  readonly mode: LockMode;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** What new objects of a bucket are given, unless their request says otherwise. */
export interface DefaultRetention {
  readonly mode: LockMode;
  readonly days: number | null;
  readonly years: number | null;
}

/** The setting of a bucket; it cannot be taken away again. */
export interface BucketLock {
  readonly defaults: DefaultRetention | null;
}

/** What a request says of the lock of its object. */
export interface AskedLock {
  readonly retention: Retention | null;
  readonly hold: boolean;
}

/** What a version's row says. */
export interface LockFacts {
  readonly lock_mode: LockMode | null;
  readonly lock_until: string | null;
  readonly legal_hold: number;
}

const MAX_DAYS = 36_500;
const MAX_YEARS = 100;

function readMode(text: string | undefined): LockMode {
  if (text !== 'GOVERNANCE' && text !== 'COMPLIANCE') throw new S3Error('MalformedXML');
  return text;
}

/** Throws MalformedXML, InvalidArgument. */
export function readLockConfiguration(text: string): BucketLock {
  const document = readXml(text, ['ObjectLockConfiguration']);
  if (document.one('ObjectLockEnabled')?.text.trim() !== 'Enabled') throw new S3Error('MalformedXML');
  const rule = document.one('Rule');
  if (!rule) return { defaults: null };
  const given = rule.one('DefaultRetention');
  const [days, years] = [given?.one('Days')?.text.trim(), given?.one('Years')?.text.trim()];
  if (!given || (days === undefined) === (years === undefined)) throw new S3Error('MalformedXML');
  return {
    defaults: {
      mode: readMode(given.one('Mode')?.text.trim()),
      days: days === undefined ? null : readPeriod(days, MAX_DAYS, 'Days'),
      years: years === undefined ? null : readPeriod(years, MAX_YEARS, 'Years'),
    },
  };
}

function readPeriod(text: string, most: number, name: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1 || Number(text) > most)
    throw new S3Error('InvalidArgument', `${name} must be from 1 to ${most}`);
  return Number(text);
}

export function writeLockConfiguration({ defaults }: BucketLock): string {
  const rule = defaults && {
    Rule: [element('DefaultRetention', elements({ Mode: defaults.mode, Days: defaults.days, Years: defaults.years }))],
  };
  return xmlDocument('ObjectLockConfiguration', elements({ ObjectLockEnabled: 'Enabled', ...rule }));
}

/** Null: the document takes a retention away. Throws MalformedXML, InvalidArgument for a moment that is over. */
export function readRetention(text: string, now: Date): Retention | null {
  const document = readXml(text, ['Retention']);
  const [mode, until] = [document.one('Mode')?.text.trim(), document.one('RetainUntilDate')?.text.trim()];
  if (mode === undefined && until === undefined) return null;
  if (until === undefined) throw new S3Error('MalformedXML');
  return { mode: readMode(mode), until: readMoment(until, now) };
}

export const writeRetention = ({ mode, until }: Retention) =>
  xmlDocument('Retention', elements({ Mode: mode, RetainUntilDate: until }));

function readMoment(text: string, now: Date): string {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new S3Error('InvalidArgument', 'The date until which it is kept must be in ISO 8601');
  if (time <= now.getTime())
    throw new S3Error('InvalidArgument', 'The date until which it is kept must be in the future');
  return new Date(time).toISOString();
}

export function readLegalHold(text: string): boolean {
  return readHoldWord(readXml(text, ['LegalHold']).one('Status')?.text.trim(), 'MalformedXML');
}

export const writeLegalHold = (isOn: boolean) => xmlDocument('LegalHold', elements({ Status: isOn ? 'ON' : 'OFF' }));

function readHoldWord(text: string | undefined, code: 'MalformedXML' | 'InvalidArgument'): boolean {
  if (text !== 'ON' && text !== 'OFF') throw new S3Error(code, 'A legal hold is ON or OFF');
  return text === 'ON';
}

/** What the headers of a write ask for; null: nothing. Throws InvalidArgument. */
export function readLockHeaders(headers: Headers, now: Date): AskedLock | null {
  const mode = headers.get('x-amz-object-lock-mode');
  const until = headers.get('x-amz-object-lock-retain-until-date');
  const hold = headers.get('x-amz-object-lock-legal-hold');
  if (mode === undefined && until === undefined && hold === undefined) return null;
  if ((mode === undefined) !== (until === undefined))
    throw new S3Error(
      'InvalidArgument',
      'x-amz-object-lock-mode and x-amz-object-lock-retain-until-date are needed together',
    );
  if (mode !== undefined && mode !== 'GOVERNANCE' && mode !== 'COMPLIANCE')
    throw new S3Error('InvalidArgument', 'x-amz-object-lock-mode must be GOVERNANCE or COMPLIANCE');
  return {
    retention: mode === undefined || until === undefined ? null : { mode, until: readMoment(until, now) },
    hold: hold !== undefined && readHoldWord(hold, 'InvalidArgument'),
  };
}

/** What a new version's row says of its lock. */
export function lockOfNew(bucket: BucketLock | null, asked: AskedLock | null, now: Date): LockFacts {
  const retention = asked?.retention ?? defaultRetention(bucket?.defaults ?? null, now);
  return {
    lock_mode: retention?.mode ?? null,
    lock_until: retention?.until ?? null,
    legal_hold: asked?.hold ? 1 : 0,
  };
}

function defaultRetention(defaults: DefaultRetention | null, now: Date): Retention | null {
  if (!defaults) return null;
  const until = new Date(now);
  if (defaults.years !== null) until.setUTCFullYear(until.getUTCFullYear() + defaults.years);
  else until.setUTCDate(until.getUTCDate() + (defaults.days ?? 0));
  return { mode: defaults.mode, until: until.toISOString() };
}

/** Whether a version must not be deleted now. `bypasses`: by somebody who may break governance, and says so. */
export function isLocked({ lock_mode, lock_until, legal_hold }: LockFacts, now: Date, bypasses = false): boolean {
  if (legal_hold === 1) return true;
  if (lock_mode === null || lock_until === null || lock_until <= now.toISOString()) return false;
  return lock_mode === 'COMPLIANCE' || !bypasses;
}

/** Whether a retention may take the place of another: a longer one always, anything else only where governance is broken. */
export function mayReplaceRetention(
  old: LockFacts,
  next: Retention | null,
  { now, bypasses }: { readonly now: Date; readonly bypasses: boolean },
): boolean {
  const { lock_mode, lock_until } = old;
  if (lock_mode === null || lock_until === null || lock_until <= now.toISOString()) return true;
  const isLonger = next !== null && next.mode === lock_mode && next.until >= lock_until;
  return isLonger || (lock_mode === 'GOVERNANCE' && bypasses);
}
