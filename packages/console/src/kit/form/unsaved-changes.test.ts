import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { confirmLeaving, findBlockingGuard, guardLeaving, type Leaving } from './unsaved-changes.ts';

/** A page with a form that asks, by the rule given, until `end`. */
function keep(shouldBlock: (from: string, to: string) => boolean) {
  const asked: Leaving[] = [];
  const guard = { shouldBlock, onBlocked: (leaving: Leaving) => void asked.push(leaving) };
  return { guard, asked, end: guardLeaving(guard) };
}

// spec: navigation.leave, spec: form.leave
describe('a page that is left', () => {
  it('has nobody asked where nothing guards it', () => {
    let left = 0;
    assert.equal(findBlockingGuard('/list', '/other'), null);
    confirmLeaving('/list', () => (left += 1));
    assert.equal(left, 1);
  });

  it('asks by both paths, and not for a way that is its own', () => {
    const { guard, end } = keep((from, to) => from === '/list/add' && !to.startsWith('/list/add'));
    assert.equal(findBlockingGuard('/list/add', '/list'), guard);
    assert.equal(findBlockingGuard('/list/add', '/list/add/step'), null);
    end();
    assert.equal(findBlockingGuard('/list/add', '/list'), null);
  });

  it('asks the form that lies over another first, and only one of them', () => {
    const [above, below] = [keep(() => true), keep(() => true)];
    assert.equal(findBlockingGuard('/a', '/b'), above.guard);
    above.end();
    assert.equal(findBlockingGuard('/a', '/b'), below.guard);
    below.end();
  });

  it('asks too before something ends it without a navigation', () => {
    const { asked, end } = keep((from, to) => from !== to);
    let left = 0;
    confirmLeaving('/list', () => (left += 1));
    assert.deepEqual([left, asked.length], [0, 1]);
    asked[0]?.reset();
    assert.equal(left, 0);
    asked[0]?.proceed();
    assert.equal(left, 1);
    end();
  });
});
