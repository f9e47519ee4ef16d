import { createHash } from 'node:crypto';

/**
 * The strictest policy that a portal's page can have: nothing but what the guide says that our elements need, and the page's own
 * scripts. `more` is what those have to be allowed.
 */
export function policyOf(console: string, html: string, more = ''): string {
  const own = [...html.matchAll(/<script type="module">([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const isOurs = html.includes(`${console}/embed/`);
  const scripts = [`'self'`, ...own, ...(isOurs ? [console] : []), more];
  return `default-src 'none'; script-src ${scripts.join(' ')}; frame-src ${console}`;
}
