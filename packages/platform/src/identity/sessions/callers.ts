import type { Callers } from '../../http/callers.ts';
import type { LiveCallers } from '../../live/callers.ts';
import type { Store } from '../../store/store.ts';
import { cookieHashes, resolveCaller, scopeOfRequest, sessionHashesOf } from './authenticate.ts';

export const callersOf = (store: Store): Callers => ({
  sessionHashesOf,
  scopeOf: (headers, credentials, from) => scopeOfRequest(store, headers, credentials, from),
});

export const liveCallersOf = (store: Store): LiveCallers => ({
  cookieHashes,
  async resolve(credentials, token, requestId) {
    const { session, scope } = await store.read((tx) => resolveCaller(tx, credentials, token, requestId));
    return { sessionHash: session.id_hash, scope };
  },
});
