import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { dismissNotice } from './changes.ts';
import { notices, notify, resetNotices } from './notices.ts';
import { notifyProgress } from './progress.ts';
import { guardReload, preventsReload } from './reload-guard.ts';

// spec: notification.reload-guard
describe('leaving the page', () => {
  beforeEach(resetNotices);

  it('is asked about while a notice says so, and not when it is done', () => {
    notify('info', 'said');
    assert.equal(preventsReload(notices.list), false);
    const progress = notifyProgress('Uploading', { preventReload: true });
    assert.equal(preventsReload(notices.list), true);
    progress.update(50, 'half way');
    assert.equal(preventsReload(notices.list), true);
    progress.become('success', 'Uploaded');
    assert.equal(preventsReload(notices.list), false);
  });

  it('is not asked about when the last of them is gone', () => {
    const ids = [notify('error', 'a', { preventReload: true }), notify('error', 'b', { preventReload: true })];
    dismissNotice(ids[0] ?? '');
    assert.equal(preventsReload(notices.list), true);
    dismissNotice(ids[1] ?? '');
    assert.equal(preventsReload(notices.list), false);
  });

  it('is held up until the guard ends', () => {
    const page = new EventTarget();
    const leaves = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    assert.equal(leaves(), true);
    const end = guardReload(page);
    assert.equal(leaves(), false);
    end();
    assert.equal(leaves(), true);
  });
});
