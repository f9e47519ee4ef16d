import type { AttributeNames } from '@skydeck/contract';
import { type Identity, SignInRefused } from './kind.ts';

/** Values as providers write them: a text, several texts, or something else that is nobody's name. */
export type ProviderClaims = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 255;
const MAX_GROUPS = 1000;

/**
 * Reads who somebody is from what the provider said. Throws a SignInRefused without a subject; a person without a name is
 * called by the e-mail address, then by the subject.
 */
export function readIdentity(names: AttributeNames, claims: ProviderClaims, defaultSubject: string): Identity {
  const text = (name: string) => plainText(textsIn(claims[name])[0] ?? '');
  const subject = textsIn(claims[names.subject || defaultSubject])[0]?.slice(0, 1024) ?? '';
  if (subject === '') throw new SignInRefused('invalid');
  const name = text(names.name) || text(names.email) || plainText(subject);
  return {
    subject,
    name,
    fullName: text(names.full_name) || name,
    email: text(names.email),
    groups: textsIn(claims[names.groups]).slice(0, MAX_GROUPS),
    signOutHint: null,
  };
}

export function textsIn(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => {
    if (typeof one === 'string') return one === '' ? [] : [one];
    if (Buffer.isBuffer(one)) return [one.toString('hex')];
    return typeof one === 'number' ? [String(one)] : [];
  });
}

// A name is read by people, and written into logs: nothing that hides or turns text around.
const plainText = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
