import type { ErrorCode, FieldProblems, Method, Subject } from '@skydeck/contract';

export interface RefusalFacts {
  readonly fields?: FieldProblems;
  /** What the console's words for the code need: `{ limit: 10 }`. */
  readonly values?: Record<string, unknown>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A "no" that the caller may read: becomes the answer of a request, or one item's error in a task. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: FieldProblems;
  readonly values: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: ErrorCode, message: string, facts: RefusalFacts = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = facts.fields ?? {};
    this.values = facts.values ?? {};
    this.headers = facts.headers ?? {};
  }
}

/** What people call a resource, where its name on the wire is another. */
const resourceNames = new Map([
  ['vpn', 'VPN connection'],
  ['vpnservice', 'VPN service'],
  ['floating_ip', 'floating IP'],
  ['floating_ips', 'floating IPs'],
  ['ipsec_site_connections', 'VPN connections'],
  ['s3_bucket', 'bucket'],
  ['s3_key', 'S3 key'],
]);

export const displayNameOf = (what: string): string => resourceNames.get(what) ?? what.replaceAll('_', ' ');

/** 404. `what` is the resource's name: `router`. Also for what the caller's scope must not see. */
export const notFound = (what: string) =>
  new Refusal(404, 'not_found', `There is no such ${displayNameOf(what)}`, { values: { what } });

/** `1 network`, `2 networks`: for the English of a message. */
export const pluralize = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : thing.endsWith('s') ? 'es' : 's'}`;

export const conflict = (code: ErrorCode, message: string, values: Record<string, unknown> = {}) =>
  new Refusal(409, code, message, { values });

const singularOf = (what: string) => displayNameOf(what).replace(/s$/, '');

/** 409: a project has as many as were agreed. `what`: `routers`. */
export const quotaExceeded = (what: string, limit: number, values: Record<string, unknown> = {}) =>
  conflict('quota_exceeded', `The project may have no more than ${pluralize(limit, singularOf(what))}`, {
    ...values,
    limit,
    what,
  });

export const invalid = (fields: FieldProblems) =>
  new Refusal(400, 'validation_failed', 'Some fields are wrong', { fields });

/** 412: the caller's `If-Match` names an older revision. */
export const revisionConflict = () => new Refusal(412, 'revision_conflict', 'The object was changed since it was read');

/** Throws 412. null: whatever it is. */
export function refuseOldRevision(record: { readonly revision_number: number }, revision: number | null): void {
  if (revision !== null && revision !== record.revision_number) throw revisionConflict();
}

export const forbidden = (subject: Subject, method: Method) =>
  new Refusal(403, 'forbidden', `Your role does not allow ${method} on ${subject}`, { values: { subject, method } });

/** 403: for this somebody has to sign in. */
export const notByToken = () => new Refusal(403, 'not_by_token', 'An API token cannot do this: sign in');

/** 403: for this somebody has to be in the console itself. */
export const notInAFrame = () => new Refusal(403, 'forbidden', 'A frame cannot do this: open the console');

export const unauthorized = () => new Refusal(401, 'unauthorized', 'Sign in first');

export const wrongScope = () =>
  new Refusal(403, 'wrong_scope', 'The token is not for this session, or its project is not open to you any more');

export const crossSite = () => new Refusal(403, 'cross_site', 'Changes are accepted only from the console itself');

export const badRequest = (message: string) => new Refusal(400, 'bad_request', message);

export const notAUuid = (name: string, value: string) =>
  new Refusal(400, 'not_a_uuid', `'${name}' in the path is not a UUID`, { values: { name, value } });

export const unknownPath = () => new Refusal(404, 'unknown_path', 'There is nothing at this address');

/** `what` is `user` or `project`: the console has a text for each. */
export const accessDisabled = (what: 'user' | 'project') =>
  new Refusal(403, 'access_disabled', `Access is disabled for this ${what}`, { values: { what } });

/** Throws 409 `selection_changed` where a list has more than somebody has agreed to, or nothing any more. */
export function refuseMoreThan(count: number, found: number): void {
  if (found > count)
    throw conflict('selection_changed', `${found} match now, which is more than ${count}`, { found, count });
  if (found === 0) throw conflict('selection_changed', 'Nothing matches any more', { found, count });
}

/** Throws 409 `in_use` while anything uses it. `said` is the English for clients other than the console. */
export function refuseInUse(
  said: string,
  values: { readonly name: string; readonly count: number; readonly by: string },
): void {
  if (values.count > 0) throw conflict('in_use', said, { ...values });
}
