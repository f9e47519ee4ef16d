import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SchemeInputs, UnreadableSchemeError, buildScheme, inputsFromColour } from '../src/generator/index.ts';
import { schemeInputs } from '../src/scheme-inputs.ts';

test('it refuses a scheme somebody could not read, and says which pair', () => {
  const pale: SchemeInputs = { ...schemeInputs.ember, ink: [40, 0.02, 0.8] };
  assert.throws(
    () => buildScheme(pale),
    (error) => {
      assert.ok(error instanceof UnreadableSchemeError);
      const pair = error.pairs.find(({ foreground }) => foreground === 'chrome.text');
      assert.equal(pair?.background, 'chrome.bg');
      assert.equal(pair?.mode, 'light');
      assert.ok(pair.ratio < pair.needed);
      assert.match(error.message, /light: chrome\.text on chrome\.bg has [\d.]+, needs 4\.5/);
      return true;
    },
  );
});

test('it refuses paper so dark that nothing stands out', () => {
  assert.throws(() => buildScheme({ ...schemeInputs.skydeck, paper: 0.5 }), UnreadableSchemeError);
});

for (const [what, broken] of Object.entries({
  'accent hue': { accent: [Number.NaN, 0.1] },
  'accent chroma': { accent: [20, -0.1] },
  'neutral chroma': { neutral: [20, 4] },
  'solid lightness in dark mode': { solid: [0.5, 55] },
  'ink lightness': { ink: [20, 0.1, 2] },
  depth: { depth: Infinity },
} satisfies Record<string, Partial<SchemeInputs>>)) {
  test(`it names the input that is no usable number: ${what}`, () => {
    assert.throws(() => buildScheme({ ...schemeInputs.skydeck, ...broken }), {
      name: 'RangeError',
      message: new RegExp(`^${what} must lie between`),
    });
  });
}

for (const colour of ['#d13c23', '#ffd400', '#000000', '#ffffff', '#777777', '#00ff00', '#0f62fe']) {
  test(`it makes a readable scheme of ${colour}`, () => {
    const { light, dark } = buildScheme(inputsFromColour(colour));
    assert.notEqual(light.canvas, dark.canvas);
  });
}

test('it keeps a brand colour that is readable as it is', () => {
  const { light } = buildScheme(inputsFromColour('#0f62fe'));
  assert.equal(light['accent.solid'], '#0f62fe');
});

test('it says when it is given no colour', () => {
  assert.throws(() => inputsFromColour('teal-ish'), TypeError);
});

function meter(hue: number): string {
  return buildScheme({ ...schemeInputs.skydeck, accent: [hue, 0.19] }).light['data.fill'];
}

test('an accent that reads as danger does not paint meters', () => {
  assert.equal(meter(25), meter(74));
  assert.notEqual(meter(25), meter(150));
});

test('high contrast raises every text', () => {
  const { light } = buildScheme({ ...schemeInputs.iris, contrast: 'high' });
  assert.notEqual(light['text.subtle'], buildScheme(schemeInputs.iris).light['text.subtle']);
});
