import type { IncomingMessage } from 'node:http';
import { basePathOf } from '@skydeck/contract';

const prefixes = new WeakMap<IncomingMessage, string>();

/** Cuts `/api/agent_direct/{id}/lca` off an address and remembers it for the request. */
export function withoutPrefix(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const end = url.search(/[?#]/);
  const prefix = basePathOf(end < 0 ? url : url.slice(0, end));
  prefixes.set(request, prefix);
  const rest = url.slice(prefix.length);
  return collapseSlashes(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Repeated slashes in an address of the API are one; in a key of an object each counts (spec: call.slash). */
function collapseSlashes(url: string): string {
  const end = url.search(/[?#]/);
  const path = (end < 0 ? url : url.slice(0, end)).replaceAll(/\/{2,}/g, '/');
  return path.startsWith('/api/') ? path + (end < 0 ? '' : url.slice(end)) : url;
}

/** '' or the prefix with which the request came. */
export const prefixOf = (request: IncomingMessage): string => prefixes.get(request) ?? '';
