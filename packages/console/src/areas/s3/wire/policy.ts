/** A sentence of a bucket policy, as far as the console has words for it. */
export interface Statement {
  readonly sid: string;
  readonly allows: boolean;
  /** ARNs and ids; `*` is everybody. */
  readonly who: readonly string[];
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** Conditions, `Not…` and whatever else: shown as text, and never lost. */
  readonly more: Readonly<Record<string, unknown>>;
}

export interface Policy {
  readonly statements: readonly Statement[];
  /** What stands beside the statements: version and id. */
  readonly frame: Readonly<Record<string, unknown>>;
}

const VERSION = '2012-10-17';

const listOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

const whoOf = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.values(value).flatMap(listOf);
  return listOf(value);
};

/** null when the text is no policy at all. */
export function readPolicy(text: string): Policy | null {
  if (text.trim() === '') return { statements: [], frame: { Version: VERSION } };
  const root = parse(text);
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return null;
  const { Statement: said, ...frame } = root as Record<string, unknown>;
  const statements = Array.isArray(said) ? said : [said];
  if (!statements.every((one) => typeof one === 'object' && one !== null)) return null;
  return { frame, statements: statements.map((one) => readStatement(one as Record<string, unknown>)) };
}

function readStatement({ Sid, Effect, Principal, Action, Resource, ...more }: Record<string, unknown>): Statement {
  return {
    sid: typeof Sid === 'string' ? Sid : '',
    allows: Effect === 'Allow',
    who: whoOf(Principal),
    actions: listOf(Action),
    resources: listOf(Resource),
    more,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const oneOrMany = (values: readonly string[]) => (values.length === 1 ? values[0] : values);

/** null for no statement: then there is no policy. */
export function writePolicy({ statements, frame }: Policy): string | null {
  if (statements.length === 0) return null;
  const said = statements.map(({ sid, allows, who, actions, resources, more }) => ({
    ...(sid !== '' && { Sid: sid }),
    Effect: allows ? 'Allow' : 'Deny',
    ...(who.length > 0 && { Principal: who.includes('*') ? '*' : { AWS: oneOrMany(who) } }),
    ...(actions.length > 0 && { Action: oneOrMany(actions) }),
    ...(resources.length > 0 && { Resource: oneOrMany(resources) }),
    ...more,
  }));
  return JSON.stringify({ Version: VERSION, ...frame, Statement: said }, null, 2);
}

/** Sets of actions a person chooses from; a statement with others shows them as they are. */
export const actionSets = {
  read: ['s3:GetObject'],
  list: ['s3:ListBucket'],
  write: ['s3:PutObject'],
  delete: ['s3:DeleteObject'],
  all: ['s3:*'],
} as const;
export type ActionSet = keyof typeof actionSets;

const ARN = 'arn:aws:s3:::';
export const bucketArn = (bucket: string) => `${ARN}${bucket}`;

/** `invoices/reports/*` as `reports/*`; '' for the bucket itself, the whole text where it is about another one. */
export function placeIn(bucket: string, resource: string): string {
  const arn = bucketArn(bucket);
  if (resource === arn) return '';
  return resource.startsWith(`${arn}/`) ? resource.slice(arn.length + 1) : resource;
}

/** The bucket for listing it, and what lies at `place` in it for the rest: S3 wants each action on its own kind. */
export function resourcesOf(bucket: string, place: string, actions: readonly string[]): string[] {
  const arn = bucketArn(bucket);
  const isAll = actions.includes('s3:*');
  const onBucket = isAll || actions.includes('s3:ListBucket');
  const onObjects = isAll || actions.some((action) => action !== 's3:ListBucket');
  return [...(onBucket ? [arn] : []), ...(onObjects ? [`${arn}/${place === '' ? '*' : place}`] : [])];
}
