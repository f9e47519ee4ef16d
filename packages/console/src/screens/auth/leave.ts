import { type IdentityProvider, isSignInWindow } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { safeRedirect } from '../../shell/guard.rules.ts';
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
