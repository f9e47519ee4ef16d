/**
 * No inline scripts, nothing from elsewhere. `frameAncestor` is the one origin that may frame the page, null: nobody. `styles`: the
 * hashes of style sheets that scripts of the page write into it.
 */
export function contentSecurityPolicy(frameAncestor: string | null, styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
  ].join('; ');
}

/** Over TLS: for two years nobody is to come without it (ASVS 3.4.1). */
export const transportHeader = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const;

/** On every answer. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': contentSecurityPolicy(null),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
