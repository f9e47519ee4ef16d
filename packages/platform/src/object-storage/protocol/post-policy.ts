import { S3Error } from './errors.ts';

/** What the policy of a form allows, as AWS writes it ("Creating a POST policy"). */
export interface PostPolicy {
  /** ISO 8601. */
  readonly expiration: string;
  readonly conditions: readonly PostCondition[];
}

type PostCondition =
  | { readonly kind: 'eq' | 'starts-with'; readonly field: string; readonly value: string }
  | { readonly kind: 'content-length-range'; readonly least: number; readonly most: number };

const malformed = (message: string) => new S3Error('InvalidPolicyDocument', message);

/** Fields that a policy need not name. */
const unnamed: ReadonlySet<string> = new Set(['policy', 'x-amz-signature', 'file', 'bucket']);

/** Throws InvalidPolicyDocument. @param text in base64 */
export function readPostPolicy(text: string): PostPolicy {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    throw malformed('The policy is not JSON in base64');
  }
  if (typeof parsed !== 'object' || parsed === null) throw malformed('The policy is no object');
  const { expiration, conditions } = parsed as { readonly expiration?: unknown; readonly conditions?: unknown };
  if (typeof expiration !== 'string' || Number.isNaN(Date.parse(expiration)))
    throw malformed('expiration must be a moment in ISO 8601');
  if (!Array.isArray(conditions)) throw malformed('conditions must be a list');
  return { expiration, conditions: conditions.flatMap(readCondition) };
}

function readCondition(given: unknown): PostCondition[] {
  if (Array.isArray(given)) return [readList(given)];
  if (typeof given !== 'object' || given === null) throw malformed('A condition is a list or an object');
  return Object.entries(given).map(([name, value]) => {
    if (typeof value !== 'string') throw malformed(`The condition on ${name} must be a text`);
    return { kind: 'eq', field: name.toLowerCase(), value };
  });
}

function readList([kind, first, second, ...others]: readonly unknown[]): PostCondition {
  const word = typeof kind === 'string' ? kind.toLowerCase() : '';
  if (others.length === 0 && word === 'content-length-range') {
    const [least, most] = [Number(first), Number(second)];
    if (Number.isSafeInteger(least) && Number.isSafeInteger(most) && least >= 0 && least <= most)
      return { kind: 'content-length-range', least, most };
  }
  const isText = typeof first === 'string' && first.startsWith('$') && typeof second === 'string';
  if (others.length === 0 && (word === 'eq' || word === 'starts-with') && isText)
    return { kind: word, field: first.slice(1).toLowerCase(), value: second };
  throw malformed('A condition is ["eq" or "starts-with", "$field", "text"] or ["content-length-range", least, most]');
}

export interface SizeLimits {
  readonly least: number;
  readonly most: number;
}

/**
 * Holds the fields of a form, by lower-case name, against its policy: each field must be named, and be as it says. Answers how
 * large its file may be. Throws AccessDenied.
 */
export function checkPostPolicy(policy: PostPolicy, fields: ReadonlyMap<string, string>, now: Date): SizeLimits {
  const denied = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);
  if (Date.parse(policy.expiration) <= now.getTime()) throw denied('Policy expired.');
  const named = new Set<string>();
  let limits: SizeLimits = { least: 0, most: Number.POSITIVE_INFINITY };
  for (const condition of policy.conditions) {
    if (condition.kind === 'content-length-range') {
      limits = { least: Math.max(limits.least, condition.least), most: Math.min(limits.most, condition.most) };
      continue;
    }
    const { kind, field, value } = condition;
    const given = fields.get(field) ?? '';
    named.add(field);
    if (kind === 'eq' ? given !== value : !startsWith(field, given, value))
      throw denied(`Policy Condition failed: ["${kind}", "$${field}", "${value}"]`);
  }
  const extra = [...fields.keys()].find(
    (name) => !named.has(name) && !unnamed.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra !== undefined) throw denied(`Extra input fields: ${extra}`);
  return limits;
}

/** Of a list of types each one must begin so. */
const startsWith = (field: string, given: string, value: string) =>
  (field === 'content-type' ? given.split(',') : [given]).every((one) => one.trim().startsWith(value));
