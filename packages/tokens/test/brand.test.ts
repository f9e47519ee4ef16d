import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  UnreadableSchemeError,
  brandInputs,
  buildScheme,
  describePair,
  isReadable,
  measureScheme,
  nearestAccent,
  ratioText,
  schemeSheet,
} from '../src/generator/index.ts';
import { brandSchemeInputs } from '../src/scheme-inputs.ts';
import { rules, sheet } from './emitted.ts';

for (const accent of ['#7a3cff', '#0000ff', '#ff6600', '#ff0000', '#f6b915', '#000000', '#808080']) {
  test(`buttons of the brand ${accent} are filled with it, and all can be read`, () => {
    const { light } = buildScheme(brandInputs({ accent, neutral: 240 }));
    assert.equal(light['accent.solid'], accent);
    assert.equal(new Set([accent, light['accent.solid-hover'], light['accent.on-solid']]).size, 3);
  });
}

test('a label that cannot be white is ink', () => {
  const label = (accent: string) => buildScheme(brandInputs({ accent, neutral: 240 })).light['accent.on-solid'];
  assert.equal(label('#7a3cff'), '#ffffff');
  assert.notEqual(label('#ff0000'), '#ffffff');
});

test('a brand under neither label is refused, with the pair', () => {
  assert.throws(
    () => buildScheme(brandInputs({ accent: '#777777', neutral: 240 })),
    (error) => {
      assert.ok(error instanceof UnreadableSchemeError);
      assert.deepEqual(error.pairs.map(describePair), ['light: accent.on-solid on accent.solid has 4.47, needs 4.5']);
      return true;
    },
  );
});

test('a brand nobody would see on a sheet is refused', () => {
  const { figures } = measureScheme(brandInputs({ accent: '#ffffcc', neutral: null }));
  const failing = figures.filter((pair) => !isReadable(pair));
  assert.deepEqual(
    failing.map(({ foreground, background }) => `${foreground} on ${background}`),
    ['accent.solid on surface', 'accent.solid on raised'],
  );
});

for (const accent of ['#777777', '#996699', '#ffff00', '#ffffff', '#00ffff']) {
  test(`the nearest to ${accent} is one that can be read`, () => {
    const near = nearestAccent({ accent, neutral: 240 });
    assert.ok(near !== null && near !== accent);
    assert.doesNotThrow(() => buildScheme(brandInputs({ accent: near, neutral: 240 })));
  });
}

test('the nearest to what can be read is itself', () => {
  assert.equal(nearestAccent({ accent: '#7a3cff', neutral: null }), '#7a3cff');
});

test('the greys take the hue they are given, or none', () => {
  const canvas = (neutral: number | null) => buildScheme(brandInputs({ accent: '#7a3cff', neutral })).light.canvas;
  assert.match(canvas(null), /^#(..)\1\1$/);
  assert.notEqual(canvas(240), canvas(null));
  assert.notEqual(canvas(240), canvas(60));
});

for (const accent of ['red', '#12', '#7a3cff80', '7a3cff', '']) {
  test(`“${accent}” is no colour of a brand`, () => {
    assert.throws(() => brandInputs({ accent, neutral: null }), TypeError);
  });
}

test('a ratio is never rounded up to what it needs', () => {
  assert.equal(ratioText(4.4999), '4.49');
  assert.equal(ratioText(21), '21.00');
});

test('the sheet a brand gets is as the package’s own are', () => {
  for (const [name, inputs] of Object.entries(brandSchemeInputs)) {
    assert.deepEqual(rules(schemeSheet(name, buildScheme(inputs))), rules(sheet(`schemes/${name}.css`)));
  }
});

test('a name that would end a selector makes no sheet', () => {
  const scheme = buildScheme(brandInputs({ accent: '#7a3cff', neutral: 240 }));
  for (const name of ['', `a'] , *`, 'A', '-a', '1']) assert.throws(() => schemeSheet(name, scheme), TypeError);
});
