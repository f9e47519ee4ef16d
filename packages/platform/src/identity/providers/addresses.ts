import { isSignInWindow, type ProviderType, type SignInFailure } from '@skydeck/contract';
import type { SignInTarget } from './pending.ts';

/** Where we are as the browser sees it: `https://console.example.com`, and '' or the prefix of the console. */
export interface ConsoleAddress {
  readonly origin: string;
  readonly basePath: string;
}

export const beginPath = (providerId: string) => `/api/v2/auth/begin/${providerId}`;
export const OIDC_CALLBACK = '/api/v2/auth/oidc/callback';
export const SAML_CALLBACK = '/api/v2/auth/saml/acs';
export const SAML_METADATA = '/api/v2/auth/saml/metadata';

/** Where the provider sends people back to; '' for those that send nobody anywhere. */
export function redirectUrlOf(type: ProviderType, { origin, basePath }: ConsoleAddress): string {
  if (type === 'ldap') return '';
  return `${origin}${basePath}${type === 'oidc' ? OIDC_CALLBACK : SAML_CALLBACK}`;
}

export const metadataUrlOf = ({ origin, basePath }: ConsoleAddress, providerId: string) =>
  `${origin}${basePath}${SAML_METADATA}/${providerId}`;

/** The console's page that says "signed out" and has a way in again. */
export const signedOutUrlOf = ({ origin, basePath }: ConsoleAddress, domainName: string, providerId: string) =>
  `${origin}${basePath}/login/${encodeURIComponent(domainName)}/${providerId}?logout=true`;

/** Whatever is shown on the way in a frame's window (decision 0026) must keep its opener: it goes past pages that isolate themselves. */
export function successPath(basePath: string, target: SignInTarget): string {
  if (isSignInWindow(target.path)) return `${basePath}${target.path}`;
  return `${basePath}/auth/success${queryOf(target, {})}`;
}

export function failurePath(
  basePath: string,
  target: SignInTarget | null,
  { reason, providerId }: { readonly reason: SignInFailure; readonly providerId: string | null },
): string {
  if (target && isSignInWindow(target.path)) {
    const query = new URLSearchParams({ failed: 'true', reason }).toString();
    return `${basePath}${target.path}${target.path.includes('?') ? '&' : '?'}${query}`;
  }
  return `${basePath}/auth/failed${queryOf(target, { reason, ...(providerId !== null && { idp: providerId }) })}`;
}

function queryOf(target: SignInTarget | null, more: Readonly<Record<string, string>>): string {
  const { path = '', domain = '', projectId = '' } = target ?? {};
  const facts = { domain, project_id: projectId, redirectUrl: path, ...more };
  const query = new URLSearchParams(Object.entries(facts).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** What the begin address was given; what is no path of a console or too long is left out. */
export function readTarget(query: Readonly<Record<string, unknown>>, domain: string): SignInTarget {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const path = text('redirectUrl');
  const projectId = text('project_id');
  return {
    // The console looks at it again before it goes there.
    path: path.length <= LONGEST_PATH && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '',
    domain,
    projectId: /^[\w-]{1,64}$/.test(projectId) ? projectId : '',
  };
}

// It has to fit into a cookie, sealed, with all else.
const LONGEST_PATH = 1200;
