// What is run in the place of tests that have no server.
import { test } from 'node:test';

test('with PostgreSQL', { skip: process.env['TEST_SKIP_REASON'] ?? 'there is no PostgreSQL' }, () => {});
