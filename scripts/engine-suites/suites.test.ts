import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf, missingIn } from './outcome.ts';
import { pageWith } from './page.ts';
import { suiteIn } from './suites.ts';

// The specification has no such rules.
const cite = 'spec';
const text = `
/** One suite for each engine behind the port. */
export function describeBookEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(\`books of the \${harness.engine} engine: what is seen\`, () => {
    let cloud: SuiteCloud;

    describe('create', () => {
      // ${cite}: book.create, ${cite}: book.name
      test('with a name: "x"', async () => {
        test;
      });

      test(
        'a title that the formatter puts on its own line',
        async () => {},
      );
    });

    test("another's is not there", async () => {});
  });
}

describeBookEngine(embedded);
describeBookEngine(openstackIn(import.meta.dirname));
`;
const suite = suiteIn({ path: 'packages/platform/src/resources/book/engine.test.ts', text });

test('a suite says who runs it, and has its tests with their groups and rules', () => {
  assert.deepEqual(suite, {
    path: 'packages/platform/src/resources/book/engine.test.ts',
    name: 'describeBookEngine',
    subject: 'books: what is seen',
    engines: ['embedded', 'openstack'],
    tests: [
      { name: 'with a name: "x"', title: 'create: with a name: "x"', rules: ['book.create', 'book.name'] },
      {
        name: 'a title that the formatter puts on its own line',
        title: 'create: a title that the formatter puts on its own line',
        rules: [],
      },
      { name: "another's is not there", title: "another's is not there", rules: [] },
    ],
  });
  assert.equal(suiteIn({ path: 'x', text: "describe('something else', () => {});" }), null);
});

test('a test that passes on one engine only is missing', () => {
  assert.ok(suite);
  const both = suite.tests.flatMap(({ name }) => [name, name]);
  assert.deepEqual(missingIn([suite], both), []);
  assert.deepEqual(missingIn([suite], both.slice(1)), ['with a name: "x"']);
});

test('the page keeps what is around the suites', () => {
  assert.ok(suite);
  const page = 'Before\n<!-- Written by `pnpm engine-suites`, from here -->\nold\n<!-- to here -->\nAfter\n';
  const written = pageWith(page, [suite]);
  assert.match(
    written,
    /^Before\n[^]*\| create: with a name: "x" \| \[book\.create\]\(specification\/book\.md\), [^]*After\n$/,
  );
  assert.ok(!written.includes('old'));
  assert.equal(pageWith(written, [suite]), written);
});

test('a failure names the resource, the test and the reason; what only contains it is not named', () => {
  const error = { failureType: 'testCodeFailure', cause: new Error('1 is not 2\n+ 1\n- 2') };
  const file = '/at/resources/router/engine.test.ts';
  assert.equal(failureOf({ name: 'keeps it', file, details: { error } }), 'router: keeps it: 1 is not 2');
  assert.equal(failureOf({ name: 'a suite', file, details: { error: { failureType: 'subtestsFailed' } } }), null);
});
