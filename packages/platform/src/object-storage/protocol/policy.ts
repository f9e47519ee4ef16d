import { array, enums, type Infer, optional, record, string, type, union } from 'superstruct';
import { type JsonLimits, checkJsonLimits } from '../../http/json-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { DamagedData } from '../../store/disk-faults.ts';
import { S3Error } from './errors.ts';

const texts = union([string(), array(string())]);

const Statement = type({
  Sid: optional(string()),
  Effect: enums(['Allow', 'Deny']),
  Principal: union([string(), record(string(), texts)]),
  Action: texts,
  Resource: texts,
});

const Policy = type({
  Version: optional(enums(['2012-10-17', '2008-10-17'])),
  Id: optional(string()),
  Statement: union([Statement, array(Statement)]),
});
type Statement = Infer<typeof Statement>;

/** What S3 has and we do not evaluate: a policy that says it must not be taken as if it had not. */
const notOffered = ['Condition', 'NotPrincipal', 'NotAction', 'NotResource'];

const listOf = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

// A thousand keys are deleted by one policy: it is read once.
let newest: { readonly text: string; readonly statements: readonly Statement[] } | null = null;

function statementsOf(text: string): readonly Statement[] {
  if (newest?.text !== text) newest = { text, statements: readStatements(text) };
  return newest.statements;
}

/** Of a policy that was good when it was kept. */
function storedStatementsOf(text: string): readonly Statement[] {
  try {
    return statementsOf(text);
  } catch (cause) {
    throw new DamagedData('The policy of a bucket cannot be read', { cause });
  }
}

function readStatements(text: string): Statement[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new S3Error('MalformedPolicy', 'The policy is not JSON');
  }
  const [error, policy] = Policy.validate(parsed);
  if (error) throw new S3Error('MalformedPolicy', `The policy is wrong at ${error.path.join('.') || 'its root'}`);
  return Array.isArray(policy.Statement) ? policy.Statement : [policy.Statement];
}

function needSmall(text: string, limits: JsonLimits): void {
  try {
    checkJsonLimits(text, limits);
  } catch (error) {
    throw error instanceof Refusal ? new S3Error('MalformedPolicy', error.message) : error;
  }
}

/** Throws MalformedPolicy for what cannot be read, for another bucket's resources, and for what is not evaluated here. */
export function checkPolicy(text: string, bucket: string, limits: JsonLimits): void {
  needSmall(text, limits);
  for (const statement of statementsOf(text)) {
    const unknownPart = notOffered.find((name) => name in statement);
    if (unknownPart) throw new S3Error('MalformedPolicy', `${unknownPart} is not offered here`);
    const principals = principalsOf(statement);
    const unsupported = principals.find(
      (one) => one !== '*' && !/^(arn:aws:iam::[\w-]+:(root|user\/[\w.-]+)|[\w-]+)$/.test(one),
    );
    if (principals.length === 0 || unsupported !== undefined)
      throw new S3Error('MalformedPolicy', 'A principal is *, the ARN of a user, or a project');
    if (listOf(statement.Action).some((action) => !/^(\*|s3:[\w*?]+)$/i.test(action)))
      throw new S3Error('MalformedPolicy', 'An action is like s3:GetObject');
    const own = `arn:aws:s3:::${bucket}`;
    if (listOf(statement.Resource).some((resource) => resource !== own && !resource.startsWith(`${own}/`)))
      throw new S3Error('MalformedPolicy', 'A policy speaks of its own bucket only');
  }
}

function principalsOf({ Principal }: Statement): readonly string[] {
  if (typeof Principal === 'string') return Principal === '*' ? ['*'] : [];
  const { AWS, ...others } = Principal;
  return AWS === undefined || Object.keys(others).length > 0 ? [] : listOf(AWS);
}

export interface PolicyRequest {
  /** Null: anybody. */
  readonly arn: string | null;
  readonly projectId: string | null;
  /** `s3:GetObject` */
  readonly action: string;
  readonly bucket: string;
  /** '' for the bucket itself. */
  readonly key: string;
  /** What is allowed to everybody is allowed to nobody: the domain blocks public access. */
  readonly ignoresPublic?: boolean;
}

/** What a bucket's policy says; a denial goes before everything. Null: it says nothing of this. */
export function evaluatePolicy(text: string | null, query: PolicyRequest): 'Allow' | 'Deny' | null {
  if (text === null) return null;
  const own = `arn:aws:s3:::${query.bucket}`;
  const resource = query.key === '' ? own : `${own}/${query.key}`;
  const effects = storedStatementsOf(text)
    .filter(
      (statement) =>
        principalsOf(statement).some((one) => isPrincipal(one, query, statement.Effect)) &&
        listOf(statement.Action).some((pattern) => matches(pattern.toLowerCase(), query.action.toLowerCase())) &&
        listOf(statement.Resource).some((pattern) => matches(pattern, resource)),
    )
    .map(({ Effect }) => Effect);
  if (effects.includes('Deny')) return 'Deny';
  return effects.includes('Allow') ? 'Allow' : null;
}

function isPrincipal(named: string, { arn, projectId, ignoresPublic }: PolicyRequest, effect: string): boolean {
  if (named === '*') return effect === 'Deny' || !ignoresPublic;
  return arn !== null && (named === arn || named === projectId || named === `arn:aws:iam::${projectId}:root`);
}

/** `*` is any text, `?` one character; in time that grows with both lengths, however many asterisks there are. */
export function matches(pattern: string, text: string): boolean {
  let [at, from] = [0, 0];
  let star = -1;
  let tried = 0;
  while (from < text.length) {
    if (pattern[at] === '*') {
      star = at;
      tried = from;
      at += 1;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[from])) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      tried += 1;
      from = tried;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** Whether the policy opens something to everybody. */
export const isPublic = (text: string | null) =>
  text !== null &&
  storedStatementsOf(text).some((statement) => statement.Effect === 'Allow' && principalsOf(statement).includes('*'));
