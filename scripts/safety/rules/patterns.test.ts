import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as all from './patterns.ts';

const patterns: Readonly<Record<string, RegExp>> = all;

// Written in pieces, or these samples would be findings themselves.
const quote = "'";
const star = `${quote}*${quote}`;

const samples: Record<keyof typeof all, { yes: string[]; no: string[] }> = {
  anyOrigin: {
    yes: [`window.parent.postMessage(message, ${star})`, `frame.postMessage(a, { targetOrigin: ${star} })`],
    no: ['port.postMessage({ type, data })', "parent.postMessage(hello, hostOrigin); const all = '*';"],
  },
  unusedTest: {
    yes: [`test${'.only'}('a', run)`, `describe${'.skip'}('a', run)`, `x${'it('}'a', run)`, `test${'.fixme'}()`],
    no: ["test('a', run)", 'list.only()', "it('skips', run)", 'exit(1)', 'profit(2)'],
  },
  sleeping: {
    yes: [
      `await page.wait${'ForTimeout('}500)`,
      `new Promise((go) => set${'Timeout('}go, 5))`,
      `await a${'Timeout('}0)`,
    ],
    no: ['clearTimeout(timer)', 'await expect.poll(read)', 'test.setTimeouts(1)'],
  },
  hastyClock: {
    yes: [
      'await button.click();\n  await platform.advance(5)',
      "await page.keyboard.press('Enter');\n await platform.advance(5)",
    ],
    no: [
      'await button.click();\n  await expect(row).toBeVisible();\n  await platform.advance(5)',
      'platform.advance(1)',
      "await page.keyboard.press('Escape');\n await platform.advance(5)",
    ],
  },
  impatient: {
    yes: [`import { expect, waitUntil } from ${"'@open"}-wc/testing'`],
    no: ["import { waitUntil as waitOnce } from '@open-wc/testing'", "import { waitUntil } from '../../test/until.js'"],
  },
  machinePath: {
    yes: [`'${'/tm'}p/x.log'`, `cd ${'/wor'}k/main`, `"${'/hom'}e/me"`],
    no: ["'/api/v2/tmp/x'", 'https://example.org/home/page', './tmp/x', '/tmpfiles/x'],
  },
  registryHost: { yes: [`https://${'registry.npm'}js.org/x`], no: ['npm install', 'registry.example'] },
  rawColour: {
    yes: [
      'color: #fff;',
      "fill: '#1a2b3c'",
      'background: rgb(1 2 3)',
      "color: 'white'",
      'stroke="black"',
      'a: oklch(1 0 0)',
    ],
    no: [
      'this.#add()',
      '  #fee(a) {',
      'href="#add"',
      "color: 'currentcolor'",
      'var(--sky-text)',
      'mocha.rgbOf(x)',
      'rgb(from var(--sky-raised) r g b / 1)',
      'rgb(\n  from var(--sky-raised) r g b / 1)',
      '&#123;',
    ],
  },
  physicalSide: {
    yes: ['marginLeft: 4', 'width: 300', "textAlign: 'left'", 'top: 0', 'borderBottomWidth: 1', 'maxHeight: 2'],
    no: [
      "'(max-width: 640px)': {}",
      'marginInlineStart: 4',
      'inlineSize: 300',
      "textAlign: 'start'",
      'insetBlockStart: 0',
      'lineHeight: 2',
      'borderWidth: 1',
    ],
  },
  bareLazy: {
    yes: ["import { lazy, useRef } from 'react'", "import {\n  Suspense,\n  lazy,\n} from 'react'"],
    no: ["import { useRef } from 'react'", "import { lazy } from './own.ts'", "lazy: async () => import('./Page.tsx')"],
  },
  gluedText: {
    yes: [
      "`${t('language')}: ${name}`",
      "`${name} ${kit('error.retry')}`",
      "<p>{t('one')} {t('other')}</p>",
      "<p>{t('one', { count })}:{' '}{kit('other')}</p>",
    ],
    no: [
      't(`status.${status}`)',
      "kit('fact', { name: t('language'), value })",
      "<b>{t('one')}</b><i>{t('other')}</i>",
    ],
  },
  unfinished: { yes: [`// ${'TO'}DO later`], no: ['const todos = 1'] },
};

for (const [name, { yes, no }] of Object.entries(samples)) {
  const { source, flags } = patterns[name] ?? /$^/;
  const pattern = new RegExp(source, flags.replace('g', ''));
  for (const text of yes) test(`${name} finds ${text}`, () => assert.match(text, pattern));
  for (const text of no) test(`${name} lets ${text} be`, () => assert.doesNotMatch(text, pattern));
}
