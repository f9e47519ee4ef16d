import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { reactAriaStyles } from '../../packages/platform/src/app/static/react-aria-styles.ts';
import { root } from '../bootstrap/root.mjs';

/** Beside react-aria-components, as pnpm installs it. */
const reactAria = join(
  realpathSync(join(root, 'packages/console/node_modules/react-aria-components')),
  '../react-aria/dist/private',
);

/** What a module writes into the page: the one template of its own that is a style sheet. */
function styleIn(path: string): string {
  const source = readFileSync(join(reactAria, path), 'utf8');
  const [, style = ''] = /textContent = `\s*(@layer[^`]*?)\s*`/.exec(source) ?? [];
  return style.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable');
}

test('the policy of the console’s page allows the style sheets of react-aria, and no others', () => {
  const hashes = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(
    (path) => `sha256-${createHash('sha256').update(styleIn(path)).digest('base64')}`,
  );
  assert.deepEqual(reactAriaStyles, hashes);
});
