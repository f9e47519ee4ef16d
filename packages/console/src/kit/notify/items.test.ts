import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Text } from '../text/index.ts';
import type en from '../words/en.json';
import { itemOf } from './items.ts';
import { type NoticeAct, notices, notify, resetNotices } from './notices.ts';
import { reporting, reportProblem, setReporter, type ProblemFacts } from './report.ts';
import { chooseAction } from './choose-action.ts';

const t = ((key: string, { id = '' }: { id?: string } = {}) => (id ? `${key} ${id}` : key)) as Text<typeof en>;
const last = (canReport = true) => itemOf(notices.list.at(-1) ?? assert.fail(), t, canReport);
const labels = (canReport = true) => (last(canReport).actions ?? []).map(({ label }) => label);

describe('what a notice offers', () => {
  beforeEach(resetNotices);
  afterEach(() => setReporter(null));

  describe('a notice, as it is shown', () => {
    it('says its request below what went wrong', () => {
      notify('error', 'Not deleted', { message: 'In use', requestId: 'r-1' });
      assert.equal(last().message, 'In use\nerror.request_id r-1');
      notify('error', 'Not deleted', { requestId: 'r-2' });
      assert.equal(last().message, 'error.request_id r-2');
      notify('error', 'Not deleted', { requestId: null });
      assert.equal(last().message, undefined);
    });

    it('offers the way to the thing, its own actions, what can be done about a task, and a report', () => {
      const acts = [{ kind: 'retry', task: 'x', items: [] } as const];
      notify('error', 'Not deleted', { link: '/compute', acts, actions: [{ label: 'Undo', run() {} }] });
      assert.deepEqual(labels(), ['notice.open', 'Undo', 'notice.retry', 'notice.report']);
    });

    for (const [type, requestId, isOffered] of [
      ['error', null, true],
      ['warning', 'r', true],
      ['warning', null, false],
      ['info', null, false],
      ['success', null, false],
    ] as const)
      // spec: notification.report
      it(`of ${type} ${requestId ? 'with' : 'without'} a request offers ${isOffered ? 'a' : 'no'} report`, () => {
        notify(type, 'x', { requestId });
        assert.deepEqual(labels(), isOffered ? ['notice.report'] : []);
        assert.deepEqual(labels(false), [], 'nobody is there to report to');
      });
  });

  describe('an action', () => {
    const choose = (action: string) => {
      const went: string[] = [];
      const done: NoticeAct[] = [];
      const hands = { go: (path: string) => went.push(path), onTask: (_: string, act: NoticeAct) => done.push(act) };
      chooseAction(notices.list.at(-1) ?? assert.fail(), action, hands);
      return { went, done };
    };

    it('leads to the thing', () => {
      notify('success', 'x', { link: '/compute/routers/1' });
      assert.deepEqual(choose('open').went, ['/compute/routers/1']);
    });

    it('does what the task offers', () => {
      const acts: NoticeAct[] = [
        { kind: 'cancel', task: 'a' },
        { kind: 'cancel', task: 'b' },
      ];
      notify('progress', 'x', { acts });
      assert.deepEqual(choose('act 1').done, [{ kind: 'cancel', task: 'b' }]);
    });

    it('reports what is known, to whoever takes it', () => {
      const reported: ProblemFacts[] = [];
      assert.equal(reporting.isOffered, false);
      setReporter((facts) => reported.push(facts));
      assert.equal(reporting.isOffered, true);
      notify('error', 'Not deleted', { message: 'In use', requestId: 'r-1' });
      choose('report');
      assert.deepEqual(reported, [{ request_id: 'r-1', title: 'Not deleted', message: 'In use' }]);
      setReporter(null);
      reportProblem({ request_id: null, title: '', message: '' });
      assert.equal(reported.length, 1);
    });

    it('of the page runs', () => {
      let ran = 0;
      notify('info', 'x', { actions: [{ label: 'Undo', run: () => (ran += 1) }] });
      choose('0');
      assert.equal(ran, 1);
    });
  });
});
