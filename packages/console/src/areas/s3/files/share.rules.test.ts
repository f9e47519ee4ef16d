import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_LINK_SECONDS } from '@skydeck/contract';
import { linkSeconds } from './share.rules.ts';

const now = Date.parse('2026-11-29T12:00:00Z');

// spec: s3.link
test('a link lives as long as was chosen, or until a moment of the next 7 days', () => {
  assert.equal(linkSeconds('hour', null, now), 3600);
  assert.equal(linkSeconds('week', null, now), MOST_LINK_SECONDS);
  assert.equal(linkSeconds('date', '2026-11-29T13:30:00Z', now), 5400);
  assert.equal(linkSeconds('date', '2026-12-06T12:00:00Z', now), MOST_LINK_SECONDS);
  for (const moment of [null, '2026-11-29T11:59:00Z', '2026-11-29T12:00:10Z', '2026-12-07T12:00:00Z'])
    assert.equal(linkSeconds('date', moment, now), null, String(moment));
});
