import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findProjects, nextEnabled } from './chooser.rules.ts';

const project = (name: string, enabled = true) => ({
  id: name,
  name,
  enabled,
  domain_id: 'd',
  domain_name: 'D',
  role: 'project_user',
});
const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('the project chooser', () => {
  const projects = [
    project('storefront'),
    project('sandbox-2024', false),
    project('Payments-prod'),
    project('payments-staging'),
  ];

  it('finds without regard to case, disabled ones last', () => {
    assert.deepEqual(names(findProjects(projects, 'PAY', 'en')), ['Payments-prod', 'payments-staging']);
    assert.deepEqual(names(findProjects(projects, ' ', 'en')), [
      'Payments-prod',
      'payments-staging',
      'storefront',
      'sandbox-2024',
    ]);
    assert.deepEqual(findProjects(projects, 'nothing', 'en'), []);
  });

  it('goes over disabled ones, and round', () => {
    const entries = [{ enabled: true }, { enabled: false }, { enabled: true }];
    assert.equal(nextEnabled(entries, -1, 1), 0);
    assert.equal(nextEnabled(entries, 0, 1), 2);
    assert.equal(nextEnabled(entries, 2, 1), 0);
    assert.equal(nextEnabled(entries, 0, -1), 2);
    assert.equal(nextEnabled([{ enabled: false }], 0, 1), -1);
    assert.equal(nextEnabled([], -1, 1), -1);
  });
});
