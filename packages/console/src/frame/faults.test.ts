import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Denied, Invalid, NotFound, ServerFault } from '@skydeck/contract';
import { type Fault, frameAccess, recordFault, onFault } from './faults.ts';

it('tells the page that there is nothing to show, in codes of ours and with nothing the server said', () => {
  const told: Fault[] = [];
  const stop = onFault((fault) => told.push(fault));
  recordFault(new NotFound('No such router 7', { status: 404 }));
  recordFault(new ServerFault('Traceback: …', { status: 503 }));
  for (const what of ['project', 'user'])
    recordFault(new Denied('', { status: 403, code: 'access_disabled', values: { what } }));
  recordFault(new Invalid('Some fields are wrong', { status: 400 }));
  stop();
  recordFault(new NotFound('', { status: 404 }));
  assert.deepEqual(told, [
    { code: 'not-found', status: 404 },
    { code: 'server', status: 503 },
    { code: 'disabled', status: 403 },
  ]);
  assert.equal(frameAccess.isRefused, false);
});

it('remembers that the page is not on the list', () => {
  recordFault(new Denied('', { status: 403, code: 'forbidden' }));
  assert.equal(frameAccess.isRefused, false);
  recordFault(new Denied('', { status: 403, code: 'not_a_partner' }));
  assert.equal(frameAccess.isRefused, true);
});
