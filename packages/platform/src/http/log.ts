/** Of an error only this is written: what a library hangs on it may be a request with its headers. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/** Fields that are secrets wherever they stand. */
const secrets = [
  'access_token',
  'authorization',
  'bind_password',
  'client_secret',
  'cookie',
  'current_password',
  'id_token',
  'new_password',
  'password',
  'refresh_token',
  'sec_key',
  'secret',
  'session_id',
  'set-cookie',
  'token',
  'x-auth-token',
  'x-session-id',
];
/** The fields of a line, and those of what stands in one. */
const pathsOf = (name: string) => [`["${name}"]`, `*["${name}"]`];
const CENSOR = '[redacted]';
/** An error's own causes may go round in a circle. */
const MAX_CAUSES = 5;

/** The program's log: one JSON object a line, and no secret in it. */
// spec: operations.log, spec: operations.log.secret
export const logOptions = (level: string, stream: { write(line: string): void }) => ({
  level,
  stream,
  serializers: {
    err: (error: unknown) => serializeError(error),
    // An address may hold a code or a signature.
    req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) => ({
      method,
      route: routeOptions?.url ?? null,
    }),
  },
  redact: { paths: secrets.flatMap(pathsOf), censor: CENSOR },
});

function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.constructor.name || name,
    message: withoutSecrets(message),
    ...(typeof code === 'string' && { code }),
    stack: withoutSecrets(stack ?? ''),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: serializeError(cause, depth + 1) }),
  };
}

/** Of a text that quotes an address or a header. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\b([a-z][a-z\d+.-]*:\/\/)[^\s/?#'"@]+@/gi, `$1${CENSOR}@`)
    .replaceAll(/\b([a-z][a-z\d+.-]*:\/\/[^\s?#'"]*)[?#][^\s'"]*/gi, `$1?${CENSOR}`)
    .replaceAll(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${CENSOR}`);
