import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { progressStates } from '@skydeck/contract';
import { volumeStates } from './volume.rules.ts';

const words = JSON.parse(readFileSync(new URL('words/en.json', import.meta.url), 'utf8')) as Record<string, string>;

// spec: volume.status
it('what goes on looks so, and every status has words', () => {
  for (const status of progressStates.volume.states.filter((one) => one !== 'awaiting-transfer'))
    assert.equal(volumeStates.stateOf(status), 'progress', status);
  for (const status of volumeStates.statuses) assert.ok(words[`status.${status}`], status);
  assert.equal(volumeStates.stateOf('of-tomorrow'), 'unknown');
});

// spec: volume.actions
it('every reason of the rules has words', () => {
  for (const reason of [
    'available',
    'in_use',
    'reserved',
    'awaiting_transfer',
    'busy',
    'deleting',
    'error',
    'boot_volume',
    'iso',
    'snapshots_other',
    'backup_plans',
    'not_attached',
    'server_running',
    'server_shelved',
    'server_suspended',
    'server_busy',
    'server_state',
    'resized',
  ])
    assert.ok(words[`blocked.${reason}`], reason);
});
