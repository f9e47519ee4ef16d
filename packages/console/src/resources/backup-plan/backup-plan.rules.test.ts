import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BackupPlan } from '@skydeck/contract';
import {
  isRunTrigger,
  planStatuses,
  runStatuses,
  stateOfPlan,
  stateOfRun,
  whyNotAbort,
  whyNotDelete,
  whyNotDisable,
  whyNotEnable,
  whyNotRun,
  whyNotVolumes,
} from './backup-plan.rules.ts';

test('each status has a shape; one we do not know is unknown', () => {
  assert.deepEqual(planStatuses.map(stateOfPlan), [
    'healthy',
    'progress',
    'progress',
    'progress',
    'healthy',
    'stopped',
  ]);
  assert.deepEqual(runStatuses.map(stateOfRun), [
    'progress',
    'progress',
    'progress',
    'healthy',
    'warning',
    'error',
    'error',
  ]);
  assert.deepEqual(
    [stateOfPlan('melting'), stateOfRun('melting'), isRunTrigger('melting')],
    ['unknown', 'unknown', false],
  );
});

test('reasons are keys of the words', () => {
  const plan = { status: 'running', disabled: false, volumes: [{}] } as unknown as BackupPlan;
  assert.equal(whyNotRun(plan), 'blocked.running');
  assert.equal(whyNotRun({ ...plan, status: 'completed', volumes: [] }), 'blocked.no_volumes');
  assert.equal(whyNotRun({ ...plan, status: 'completed' }), false);
  assert.equal(whyNotAbort(plan), false);
  assert.equal(whyNotDelete(plan), 'blocked.running');
  assert.equal(whyNotVolumes(plan), 'blocked.running');
  assert.equal(whyNotEnable(plan), 'blocked.enabled');
  assert.equal(whyNotDisable({ ...plan, disabled: true }), 'blocked.disabled');
});
