export const SESSION_COOKIE = 'skydeck_session';
export const SESSION_HEADER = 'x-session-id';
export const TOKEN_HEADER = 'x-auth-token';

/** Lax and for the whole host: the console may live under a prefix, and links from mails should find the session. */
export function sessionCookie(id: string, isSecure: boolean): string {
  return `${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const endedCookie = (isSecure: boolean) => `${sessionCookie('', isSecure)}; Max-Age=0`;

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return null;
}
