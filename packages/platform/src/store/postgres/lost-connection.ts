// Class 08 and what a server says that stops, starts or has no room for another connection; then what the system says.
const codes: readonly string[] = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

// These have no code.
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Postgres connection has been discarded|timeout exceeded when trying to connect)/;

/** Whether the connection to the server ended, or none could be made. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.includes(code) || code.startsWith('08') || messages.test(error.message);
}
