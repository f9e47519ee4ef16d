import type { IncomingHttpHeaders } from 'node:http';

/** What a call says after `Authorization: Bearer`; '' when it says nothing there, null when it comes without. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  const [, secret] = /^Bearer\b\s*(.*)$/i.exec(authorization ?? '') ?? [];
  return secret?.trim() ?? null;
}
