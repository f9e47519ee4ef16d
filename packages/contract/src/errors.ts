import { any, type Failure, optional, record, string, type, type Infer, type StructError } from 'superstruct';
import type { NumberRange } from './rules/networks.ts';
import type { AllowedValues } from './structs.ts';

/** Codes the platform answers with. The console has words for each; an unknown code shows the server's message. */
export const errorCodes = [
  'bad_request',
  'unreadable_body',
  'validation_failed',
  'not_a_uuid',
  'unknown_path',
  'body_too_large',
  'wrong_media_type',
  'unauthorized',
  'wrong_credentials',
  'second_factor_required',
  'second_factor_over',
  'wrong_code',
  'not_by_token',
  'directory_unavailable',
  'cloud_unavailable',
  'too_many_attempts',
  'sign_in_busy',
  'forbidden',
  'access_disabled',
  'cross_site',
  'wrong_scope',
  'not_a_partner',
  'not_found',
  'revision_conflict',
  'name_taken',
  'in_use',
  'selection_changed',
  'quota_exceeded',
  'conflict',
  'not_allowed_now',
  'protected',
  's3_disabled',
  's3_not_found',
  's3_user_disabled',
  'key_has_dots',
  'disk_full',
  'damaged',
  'database_unavailable',
  'stopping',
  'server_error',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one field: a code the console has words for, values for those words, and English for other clients. */
export const FieldProblem = type({
  code: string(),
  message: string(),
  values: optional(record(string(), any())),
});
export type FieldProblem = Infer<typeof FieldProblem>;

/** Keys are paths into the body: `name`, `subnets.0.cidr`. */
export type FieldProblems = Record<string, FieldProblem>;

export const ErrorBody = type({
  error: type({
    err_code: string(),
    message: string(),
    fields: optional(record(string(), FieldProblem)),
    request_id: optional(string()),
    values: optional(record(string(), any())),
  }),
});
export type ErrorBody = Infer<typeof ErrorBody>;

/** A pure rule's answer: the field's problem, or null. `message` is the English for clients other than the console. */
export const problem = (code: string, message: string, values?: Record<string, unknown>): FieldProblem =>
  values ? { code, message, values } : { code, message };

/** A number of a range, in words and as data. */
export const outOfRange = (field: string, { least, most }: NumberRange, unit = ''): FieldProblem =>
  problem('out_of_range', `${field} must be between ${least} and ${most}${unit && ` ${unit}`}`, { least, most });

/** What superstruct found, in the shape of the wire. */
export function problemsOf(error: StructError): FieldProblems {
  // A map: a field may be called `__proto__`.
  const problems = new Map<string, FieldProblem>();
  for (const failure of error.failures()) {
    const field = failure.path.join('.');
    if (!problems.has(field)) problems.set(field, problemOfFailure(failure));
  }
  return Object.fromEntries(problems);
}

/** The last name in a path: what stands in a list is called by the list. */
const fieldOf = (path: readonly unknown[]): string =>
  (path.findLast((part) => typeof part === 'string') as string | undefined) ?? 'The body';

function problemOfFailure({
  path,
  type: struct,
  value,
  refinement,
  message,
  limits,
  allowed,
}: Failure & AllowedValues): FieldProblem {
  const field = fieldOf(path);
  if (limits && refinement === 'size')
    return problem(refinement, `${field} must have ${sizeText(value, limits)}`, {
      ...limits,
      ...(Array.isArray(value) && { of: 'entries' }),
    });
  if (limits) return outOfRange(field, limits);
  if (refinement) return problem(refinement, message);
  if (struct === 'never') return problem('unknown_field', 'This field is not known');
  if (value === undefined) return problem('required', 'This field is required');
  if (allowed) return problem('wrong_type', `${field} must be ${listText(allowed)}`, { allowed });
  return problem('wrong_type', `${field} must be ${typeTexts.get(struct) ?? `of the type '${struct}'`}`);
}

function sizeText(value: unknown, { least, most }: NumberRange): string {
  const what = Array.isArray(value) ? 'entries' : 'characters';
  if (least === most) return `${most} ${what}`;
  return least === 0 ? `${most} ${what} at most` : `${least} to ${most} ${what}`;
}

const listText = (allowed: readonly (string | number)[]): string => {
  const texts = allowed.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return texts.length === 1 ? texts.join('') : `one of ${texts.join(', ')}`;
};

const typeTexts = new Map([
  ['array', 'a list'],
  ['boolean', 'true or false'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['object', 'an object'],
  ['string', 'a text'],
  ['type', 'an object'],
]);

interface FailureFacts {
  readonly status: number | null;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: FieldProblems;
  readonly values: Record<string, unknown>;
}

const noFacts: FailureFacts = { status: null, code: '', requestId: null, fields: {}, values: {} };

/**
 * One class per row of the error catalogue (spec: error.classes). Code decides by class, people read words by `key`.
 */
export abstract class CallError extends Error implements FailureFacts {
  abstract readonly key: string;
  readonly status: number | null;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: FieldProblems;
  readonly values: Record<string, unknown>;

  constructor(message: string, facts: Partial<FailureFacts> = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    const { status, code, requestId, fields, values } = { ...noFacts, ...facts };
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.fields = fields;
    this.values = values;
  }
}

/** No answer came: the network, DNS, or the server is away. */
export class Offline extends CallError {
  readonly key = 'offline';
}
/** The answer is not JSON, or not of the shape the contract names. */
export class Unreadable extends CallError {
  readonly key = 'unreadable';
}
/** Any 4xx that has no class of its own. */
export class Invalid extends CallError {
  readonly key: string = 'invalid';
}
/** 412: somebody else changed the object since it was read. */
export class Changed extends Invalid {
  override readonly key = 'changed';
}
export class NotFound extends CallError {
  readonly key = 'not_found';
}
/** 401: the session is over or was never there. */
export class SignedOut extends CallError {
  readonly key = 'signed_out';
}
/** 403: signed in, but not allowed. */
export class Denied extends CallError {
  readonly key = 'denied';
}
export class ServerFault extends CallError {
  readonly key = 'server_fault';
}
/** The caller aborted: shown nowhere. */
export class Cancelled extends CallError {
  readonly key = 'cancelled';
}
export class TaskFailed extends CallError {
  readonly key = 'task_failed';
}

// Deprecated-field remarks are for API authors, not for the person at the screen (spec: error.deprecated).
const deprecationRemark = /\s*\(?(?:the )?field ['"`]?[\w.]+['"`]? is deprecated(?:[^.)]|\.(?=\w))*[.)]*/gi;
export const withoutRemarks = (message: string) => message.replaceAll(deprecationRemark, '').trim();

/** What is said where neither the server nor anybody's words say more (spec: error.fallback). */
export const lastResort = {
  unreadable: 'Can not parse payload. Expected JSON',
  not_found: 'Object you are referring to is not found',
  server_fault: 'Internal Server Error. Please contact your system administrator.',
} as const;

/**
 * The error for an answer that is not 2xx. Bodies of other servers are read too:
 * `error.message`, `error` as text, or `message`, else the status text; of what is not found, and of a fault of the server, the
 * catalogue's sentence says more than that.
 */
export function errorOfAnswer(status: number, statusText: string, body: unknown, requestId: string | null): CallError {
  const read = readErrorBody(body);
  const facts = {
    status,
    code: read.code,
    requestId: read.requestId ?? requestId,
    fields: read.fields,
    values: read.values,
  };
  const said = withoutRemarks(read.message);
  const message = said || statusText;
  if (status >= 500) return new ServerFault(said || lastResort.server_fault, facts);
  if (status === 404) return new NotFound(said || lastResort.not_found, facts);
  // A shortened link: what no id could be is no object.
  if (read.code === 'not_a_uuid') return new NotFound('', facts);
  if (status === 401) return new SignedOut(message, facts);
  if (status === 403) return new Denied(message, facts);
  if (status === 412) return new Changed(message, facts);
  return new Invalid(message, facts);
}

function readErrorBody(body: unknown) {
  const empty = {
    message: '',
    code: '',
    requestId: null as string | null,
    fields: {} as FieldProblems,
    values: {} as Record<string, unknown>,
  };
  if (ErrorBody.is(body)) {
    const { err_code, message, fields, request_id, values } = body.error;
    return { message, code: err_code, requestId: request_id ?? null, fields: fields ?? {}, values: values ?? {} };
  }
  if (typeof body !== 'object' || body === null) return empty;
  const { error, message } = body as { error?: unknown; message?: unknown };
  const outer = typeof message === 'string' ? message : '';
  if (typeof error === 'object' && error !== null) {
    const foreign = readForeignError(error as Record<string, unknown>);
    return { ...empty, ...foreign, message: foreign.message || outer };
  }
  return { ...empty, message: typeof error === 'string' ? error : outer };
}

/** `fields` of other servers: a text or a list of texts for each name, or ours. */
function readForeignError(error: Record<string, unknown>) {
  const fields: FieldProblems = {};
  if (typeof error['fields'] === 'object' && error['fields'] !== null) {
    for (const [name, said] of Object.entries(error['fields'])) {
      fields[name] = FieldProblem.is(said)
        ? said
        : problem('server', Array.isArray(said) ? said.join(' ') : String(said));
    }
  }
  const text = (key: string) => (typeof error[key] === 'string' ? error[key] : '');
  return { message: text('message'), code: text('err_code'), fields };
}
