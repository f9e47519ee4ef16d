import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import type { OpenstackParts } from './parts.ts';

type Load = (parts: OpenstackParts, scope: Scope) => Promise<Tx>;

/** Reads the cloud once for all that one request looks for: a scope is that of one request. */
export function oncePerScope(load: Load): Load {
  const loaded = new WeakMap<Scope, Promise<Tx>>();
  return (parts, scope) => {
    const known = loaded.get(scope) ?? load(parts, scope);
    loaded.set(scope, known);
    return known;
  };
}
