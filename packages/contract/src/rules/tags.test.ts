import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPersonsTag, tagFilter } from './tags.ts';
import { table } from './testing/table.ts';

table('isPersonsTag', isPersonsTag, {
  good: ['', 'web', 'domain', 'domain-1', 'Domain:1', ' domain:1', 'my domain:1', '域:1', 'x'.repeat(256)],
  bad: [
    'domain:',
    'domain: ',
    'domain:1',
    'domain:default',
    'domain:a,b',
    'domain::',
    'domain:\n',
    'domain:域',
    `domain:${'x'.repeat(256)}`,
  ],
  takes: () => true,
});

// spec: list.filter.tags
test('the tag filter names what a person chose, and nothing of the platform’s', () => {
  const cases: [string[], string | undefined][] = [
    [['web'], 'in:web'],
    [['web', 'db'], 'in:web,db'],
    [['web', 'domain:1', 'db'], 'in:web,db'],
    [['domain:1'], undefined],
    [[], undefined],
  ];
  for (const [tags, filter] of cases) assert.equal(tagFilter(tags), filter, tags.join());
});
