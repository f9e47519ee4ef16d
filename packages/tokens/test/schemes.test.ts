import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildScheme } from '../src/generator/index.ts';
import { propertyName } from '../src/naming.ts';
import { brandSchemeInputs, schemeInputs } from '../src/scheme-inputs.ts';
import { schemeTokens } from '../src/scheme-tokens.ts';
import { allSchemes, schemeRules } from './emitted.ts';
import designed from './fixtures/design-values.json' with { type: 'json' };

const inputs = { ...schemeInputs, ...brandSchemeInputs };
const names = Object.keys(schemeTokens).map(propertyName);

function asProperties(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, v]) => [propertyName(name), v]));
}

function split({ 'color-scheme': mode, ...values }: Readonly<Record<string, string>>) {
  return { mode, values };
}

test('every scheme has inputs and a design', () => {
  assert.deepEqual(Object.keys(inputs), allSchemes);
  assert.deepEqual(Object.keys(designed), allSchemes);
});

for (const name of allSchemes) {
  const { light, dark, preferred } = schemeRules(name);

  test(`${name} gives every name of the contract, and no other, in each mode`, () => {
    for (const { values } of [light, dark, preferred]) {
      assert.deepEqual(Object.keys(split(values).values).toSorted(), [...names].toSorted());
    }
  });

  test(`${name} is what the generator makes of its inputs`, () => {
    const made = buildScheme(inputs[name]);
    assert.deepEqual(split(light.values).values, asProperties(made.light));
    assert.deepEqual(split(dark.values).values, asProperties(made.dark));
  });

  test(`${name} is what was designed`, () => {
    assert.deepEqual(split(light.values).values, asProperties(designed[name].light));
    assert.deepEqual(split(dark.values).values, asProperties(designed[name].dark));
  });

  test(`${name} follows data-mode, else the device`, () => {
    const named = `[data-scheme='${name}']`;
    assert.ok(light.selector.endsWith(named));
    assert.ok(dark.selector.endsWith(`${named}[data-mode='dark']`));
    assert.ok(preferred.selector.endsWith(`${named}:not([data-mode='light'], [data-mode='dark'])`));
    assert.deepEqual([light.media, dark.media], [null, null]);
    assert.equal(preferred.media, '(prefers-color-scheme: dark)');
    assert.deepEqual(preferred.values, dark.values);
    assert.equal(split(light.values).mode, 'light');
    assert.equal(split(dark.values).mode, 'dark');
  });
}

test('only the default scheme stands behind the others, and loses to each', () => {
  for (const name of allSchemes) {
    for (const { selector } of Object.values(schemeRules(name))) {
      assert.equal(selector.startsWith(':where(:root'), name === 'skydeck', selector);
    }
  }
});
