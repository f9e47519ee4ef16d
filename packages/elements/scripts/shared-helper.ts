/** A helper the compiler counts on, at the place where it calls it. */
const call = /(?<![\w.])__(\w+)\(/g;

/**
 * A module as the compiler writes it with `noEmitHelpers`, and the import of the one helper it calls. Nothing moves to
 * another line, for the source map counts them.
 *
 * @param path Where the module is below `dist`, such as `button/button.js`.
 * @throws {Error} When it needs a helper that is not there.
 */
export function withHelper(code: string, path: string): string {
  const needed = new Set([...code.matchAll(call)].map(([, name]) => name));
  if (path === 'core/decorate.js' || needed.size === 0) return code;
  if (needed.size > 1 || !needed.has('decorate')) throw new Error(`${path} needs ${[...needed].join(', ')}.`);
  const folder = /^core\/[^/]+$/.test(path) ? './' : `${'../'.repeat(path.split('/').length - 1)}core/`;
  return `import { __decorate } from '${folder}decorate.js'; ${code}`;
}
