import { type IdentityProvider, isSignInWindow } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { safeRedirect } from '../../kit/permissions/guard.rules.ts';
import { loginPathOf, redirectMemory } from './redirect-memory.ts';

export type Provider = Infer<typeof IdentityProvider>;

/** The address at which a sign-in by the provider begins, with what shall survive the way there and back. */
export function beginAddress({ url }: Provider, search: URLSearchParams): string {
  const query = new URLSearchParams();
  const target = safeRedirect(search.get('redirectUrl'));
  const projectId = search.get('project_id');
  if (target !== '/') query.set('redirectUrl', target);
  if (projectId) query.set('project_id', projectId);
  return query.size > 0 ? `${url}?${query.toString()}` : url;
}

/** Where a sign-in in a window ends: the page that has opened it hears of it as every other tab does. */
const BACK = '/auth/back';
const back = new URLSearchParams({ redirectUrl: BACK });

/** To be called from a click. The page stays where it is. */
export function beginInWindow(domain: string, provider: Provider): void {
  // A window begins with what its opener remembers.
  rememberTarget(domain, back);
  window.open(beginAddress(provider, back), '', 'popup,width=520,height=760');
  redirectMemory.forget();
}

/** To be called as the browser leaves. Nobody gets out of a frame's window into the console. */
export function rememberTarget(domain: string, search: URLSearchParams): void {
  const successRedirect = safeRedirect(search.get('redirectUrl'));
  redirectMemory.keep({
    domain,
    projectId: search.get('project_id') ?? '',
    successRedirect,
    failureRedirect: isSignInWindow(successRedirect) ? successRedirect : loginPathOf(domain),
  });
}
