import { sessionStore } from '../../kit/data/browser-store.ts';

/**
 * Where somebody was going when they left for an identity provider (spec: sign-in.memory). The server
 * brings it back in the address; this is for when it cannot: a sign-in that took too long has lost its cookie.
 */
export interface RedirectMemory {
  readonly domain: string;
  readonly projectId: string;
  readonly successRedirect: string;
  readonly failureRedirect: string;
}

const KEY = 'skydeck.sign-in';
const none: RedirectMemory = { domain: '', projectId: '', successRedirect: '', failureRedirect: '' };

export const redirectMemory = {
  keep: (memory: RedirectMemory): void => sessionStore.set(KEY, JSON.stringify(memory)),
  /** What the address says counts; what it does not say is remembered. */
  read(search: URLSearchParams): RedirectMemory {
    const kept = readKept();
    const domain = search.get('domain') ?? kept.domain;
    const provider = search.get('idp');
    return {
      domain,
      projectId: search.get('project_id') ?? kept.projectId,
      successRedirect: search.get('redirectUrl') ?? kept.successRedirect,
      failureRedirect: kept.failureRedirect || (provider === null ? '' : loginPathOf(domain)),
    };
  },
  forget: (): void => sessionStore.set(KEY, null),
};

export const loginPathOf = (domain: string): string => (domain ? `/login/${encodeURIComponent(domain)}` : '/login');

function readKept(): RedirectMemory {
  try {
    const kept = JSON.parse(sessionStore.get(KEY) ?? '{}') as Partial<Record<keyof RedirectMemory, unknown>>;
    const text = (name: keyof RedirectMemory) => (typeof kept[name] === 'string' ? kept[name] : '');
    return {
      domain: text('domain'),
      projectId: text('projectId'),
      successRedirect: text('successRedirect'),
      failureRedirect: text('failureRedirect'),
    };
  } catch {
    return none;
  }
}
