import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markupOf } from './markup.ts';

const element = (attributes: Readonly<Record<string, string>>, innerHTML = '') => ({
  localName: 'sky-button',
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  innerHTML,
});

describe('the markup of an element', () => {
  for (const [what, attributes, inside, written] of [
    ['is its tag and its text', {}, 'Stop', '<sky-button>Stop</sky-button>'],
    [
      'has attributes with and without a value',
      { busy: '', size: 'small' },
      '',
      '<sky-button busy size="small"></sky-button>',
    ],
    ['escapes a quotation mark', { label: 'a "b"' }, '', '<sky-button label="a &quot;b&quot;"></sky-button>'],
    [
      'leaves out what only the demo needs',
      { id: 'wrong', 'data-options': 'x', style: 'x' },
      '',
      '<sky-button></sky-button>',
    ],
    ['leaves out the marks of a template', {}, '<!--?lit$1$-->Stop', '<sky-button>Stop</sky-button>'],
    ['leaves out what is long', {}, 'x'.repeat(201), '<sky-button>…</sky-button>'],
  ] as const)
    it(what, () => assert.equal(markupOf(element(attributes, inside)), written));
});
