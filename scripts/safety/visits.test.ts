import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap/root.mjs';

interface Address {
  readonly path: string;
  readonly who: string;
}
interface Visit {
  readonly title: string;
  readonly account: string | null;
  readonly below: readonly string[];
}
interface Routes {
  readonly addresses: readonly Address[];
  readonly shownAddresses: readonly Address[];
  readonly withoutPage: ReadonlySet<string>;
  readonly visits: readonly Visit[];
  isForFrames(address: Address): boolean;
  visitOf(path: string): Visit | undefined;
  addressesOf(visit: Visit): readonly Address[];
}

const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);
const routes = (await load('test/journeys/routes.ts')) as Routes;
const { addresses, addressesOf, withoutPage, isForFrames, shownAddresses, visits, visitOf } = routes;
const { forms } = (await load('packages/embed/forms/forms.ts')) as { readonly forms: readonly { path: string }[] };

// Axe and the widths of the languages are asked once, on each address of the console (test/journeys/pages.e2e.ts): one that
// no test visits is one that nobody looks at.

const pathsOf = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

test('each address that shows something is visited once', () => {
  assert.ok(shownAddresses.length > 100);
  const nobodys = shownAddresses.filter(({ path }) => visitOf(path) === undefined);
  assert.deepEqual(
    pathsOf(nobodys),
    [],
    'put each into a visit of test/journeys/routes.ts, or say that it shows nothing',
  );
  assert.deepEqual(pathsOf(visits.flatMap(addressesOf)).toSorted(), pathsOf(shownAddresses).toSorted());
});

test('a visit goes nowhere else, and none is so long that the others wait for it', () => {
  const all = pathsOf(addresses);
  for (const { title, below } of visits)
    for (const start of below)
      assert.ok(
        all.some((path) => path === start || path.startsWith(start)),
        `${title}: there is nothing below ${start}`,
      );
  for (const visit of visits) {
    const { length } = addressesOf(visit);
    assert.ok(length >= 1 && length <= 16, `${visit.title} has ${length} addresses`);
  }
});

test('what shows nothing of its own is an address', () => {
  const all = new Set(pathsOf(addresses));
  assert.deepEqual(
    [...withoutPage].filter((path) => !all.has(path)),
    [],
  );
});

test('who visits may come there', () => {
  for (const visit of visits)
    for (const { path, who } of addressesOf(visit)) assert.equal(who === 'everybody', visit.account === null, path);
});

test('each address for a frame is one of a form that the journeys of the forms open', () => {
  const framed = pathsOf(addresses.filter(isForFrames));
  assert.ok(framed.length > 20);
  // Of a form in steps each is an address of its own.
  const formOf = (path: string) =>
    forms.find((form) => {
      const shape = form.path.replace('/:step', '(?:/.+)?').replaceAll(/:[a-z-]+/g, ':\\w+');
      return new RegExp(`^/iframe/${shape}$`).test(path);
    });
  assert.deepEqual(
    framed.filter((path) => !formOf(path)),
    [],
  );
});
