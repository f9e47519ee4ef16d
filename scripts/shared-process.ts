// Loaded before tests that share a process (`--test-isolation=none`): what one of them leaves behind would reach the others.
// A test that cannot do without has a process of its own, and a name like `*.process.test.ts`.
import assert from 'node:assert/strict';
import { after, beforeEach } from 'node:test';

const globals = () => Object.getOwnPropertyDescriptors<Record<string, unknown>>(globalThis);
const state = () => ({ folder: process.cwd(), environment: { ...process.env } });
const now = () => ({ state: state(), globals: globals() });

let known = now();
let last = '';

/** Names of the globals that are new, or something else than they were. */
function changedGlobals(): string[] {
  return Object.entries(globals())
    .filter(([name, { value }]) => {
      const descriptor = known.globals[name];
      // What Node makes when it is first asked for has no value before.
      return descriptor ? 'value' in descriptor && !Object.is(descriptor.value, value) : value !== undefined;
    })
    .map(([name]) => name);
}

function expectNoTrace(): void {
  const found = { ...state(), globals: changedGlobals() };
  const expected = { ...known.state, globals: [] };
  // The next test is compared with what it finds: it is not to blame.
  known = now();
  assert.deepEqual(found, expected, `“${last}” left this behind`);
}

// Not after each: a test takes its mocks back after that.
beforeEach((context) => {
  // What loading the modules has changed is not of a test: some of them tell others of themselves in the environment.
  if (last === '') known = now();
  expectNoTrace();
  last = context.name;
});

/** Milliseconds that what is open may take to close after the last test. */
const GRACE = Number(process.env['TEST_GRACE'] ?? 20_000);

after(() => {
  // A server that somebody left open would keep the process for ever. This timer alone does not.
  setTimeout(() => {
    console.error(`The tests are over, and this is still open: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, GRACE).unref();
  expectNoTrace();
});
