import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { code, sources, tests } from './repository.ts';
import { findings } from './rules/lines.ts';
import { citationsIn, oldCitation, rulesIn } from './rules/specification.ts';

const pages = sources(/^docs\/specification\/[^/]+\.md$/, /\/README\.md$/);
const rules = pages.flatMap(rulesIn);
const anchors = new Set(rules.map(({ anchor }) => anchor));
const ours = /^(packages|scripts|test|themes)\//;
// These spell citations that are none.
const examples = /^scripts\/safety\/(rules\/)?specification(\.test)?\.ts$/;
const inCode = sources(code, examples).filter(({ path }) => ours.test(path));
const inText = sources(/^(packages|scripts|test|themes|docs)\/.*\.md$/, /^docs\/specification\/README\.md$/);
const cited = [...inCode, ...inText].flatMap(citationsIn);

describe('the specification', () => {
  it('has rules on its pages, each of the form that a citation finds', () => {
    assert.ok(rules.length > 200);
    const unreadable = rules.filter(({ anchor }) => anchor === '').map(({ place }) => place);
    assert.deepEqual(unreadable, []);
  });

  it('has each anchor once', () => {
    const places = Map.groupBy(rules, ({ anchor }) => anchor);
    const twice = [...places].filter(([, found]) => found.length > 1);
    assert.deepEqual(
      twice.map(([anchor, found]) => `${anchor}: ${found.map(({ place }) => place).join(', ')}`),
      [],
    );
  });

  it('has each rule on the page that its anchor begins with', () => {
    const elsewhere = rules.filter(({ anchor, path }) => !path.endsWith(`/${anchor.split('.', 1).join()}.md`));
    assert.deepEqual(
      elsewhere.map(({ anchor, place }) => `${place} ${anchor}`),
      [],
    );
  });

  it('lists all of its pages', () => {
    const [readme] = sources(/^docs\/specification\/README\.md$/);
    assert.ok(readme, 'docs/specification/README.md is missing');
    const listed = [...readme.text.matchAll(/\]\(([a-z\d-]+\.md)\)/g)].map(([, page]) => `docs/specification/${page}`);
    assert.deepEqual(listed.toSorted(), pages.map(({ path }) => path).toSorted());
  });

  it('has every rule that is cited', () => {
    const unknown = cited.filter(({ anchor }) => !anchors.has(anchor));
    assert.ok(cited.length > 100);
    assert.deepEqual(
      unknown.map(({ anchor, place }) => `${place} ${anchor}`),
      [],
    );
  });

  it('is cited by anchor, and not by the sections of anything else', () => {
    const where = /^(packages|scripts|test|themes|docs)\/|^[^/]+\.md$/;
    const old = sources(where, examples).flatMap((source) => findings(source, oldCitation));
    assert.deepEqual(old, []);
  });

  it('tells how many rules no test cites', (t) => {
    const tested = new Set(cited.filter(({ path }) => tests.test(path)).map(({ anchor }) => anchor));
    const untested = [...anchors].filter((anchor) => !tested.has(anchor));
    t.diagnostic(`${untested.length} of ${anchors.size} rules have no test that cites them; ${cited.length} citations`);
    if (process.env['SKYDECK_UNTESTED'] === '1') for (const anchor of untested) t.diagnostic(anchor);
  });
});
