import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { whyNotAny } from './actions.rules.ts';

const blocked = (interfaces: number) => interfaces > 0 && `${interfaces} interfaces`;

describe('an action on several rows', () => {
  it('is open as long as one of them allows it', () => assert.equal(whyNotAny([2, 0], blocked), false));
  it('says the first reason when none does', () => assert.equal(whyNotAny([2, 1], blocked), '2 interfaces'));
  it('is open when nothing is ever in its way', () => assert.equal(whyNotAny([2], undefined), false));
});
