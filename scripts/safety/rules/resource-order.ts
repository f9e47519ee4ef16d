import { posix } from 'node:path';
import type { Source } from '../repository.ts';

const resourceOf = (path: string) => /\/src\/resources\/(?!kit\/)([^/]+)\//.exec(path)?.[1];
/** What all resources stand on besides the kit: records, and pure rules. */
const isGround = (path: string) => /\/records\.ts$|\.rules\.ts$/.test(path);

/** Which resources each one enters, by the imports of its files; records and rules of another are no entry. */
export function entered(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const own = resourceOf(path);
    if (own === undefined) continue;
    for (const [, relative = ''] of text.matchAll(/from '(\.[^']*)'/g)) {
      const target = posix.join(posix.dirname(path), relative);
      const other = resourceOf(target);
      if (other === undefined || other === own || isGround(target)) continue;
      found.set(own, (found.get(own) ?? new Set()).add(other));
    }
  }
  return found;
}

/** Each way that leads back to where it began, as `a → b → a`; a pair is the shortest. */
export function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function follow(name: string, way: readonly string[]): void {
    const at = way.indexOf(name);
    if (at >= 0) {
      found.push([...way.slice(at), name].join(' → '));
      return;
    }
    if (done.has(name)) return;
    for (const next of edges.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  }
  for (const name of edges.keys()) follow(name, []);
  return found;
}
