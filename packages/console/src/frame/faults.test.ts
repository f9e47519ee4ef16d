import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Denied, Invalid, NotFound, ServerFault } from '@skydeck/contract';
import { type Fault, framing, hearFault, onFault } from './faults.ts';

it('tells the page that there is nothing to show, in codes of ours and with nothing the server said', () => {
  const told: Fault[] = [];
  const stop = onFault((fault) => told.push(fault));
  hearFault(new NotFound('No such router 7', { status: 404 }));
  hearFault(new ServerFault('Traceback: …', { status: 503 }));
  hearFault(new Invalid('Some fields are wrong', { status: 400 }));
  stop();
  hearFault(new NotFound('', { status: 404 }));
  assert.deepEqual(told, [
    { code: 'not-found', status: 404 },
    { code: 'server', status: 503 },
  ]);
  assert.equal(framing.isRefused, false);
});

it('remembers that the page is not on the list', () => {
  hearFault(new Denied('', { status: 403, code: 'forbidden' }));
  assert.equal(framing.isRefused, false);
  hearFault(new Denied('', { status: 403, code: 'not_a_partner' }));
  assert.equal(framing.isRefused, true);
});
