import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori';
import { type Palette, type SchemeInputs, neededRatio, pairs } from '../src/generator/index.ts';
import { propertyName } from '../src/naming.ts';
import { brandSchemeInputs, schemeInputs } from '../src/scheme-inputs.ts';
import { type SchemeTokenName, schemeTokens } from '../src/scheme-tokens.ts';
import { allSchemes, schemeRules } from './emitted.ts';

const inputs: Record<string, SchemeInputs> = { ...schemeInputs, ...brandSchemeInputs };
const names = Object.keys(schemeTokens) as SchemeTokenName[];

function paletteOf(values: Readonly<Record<string, string>>): Palette {
  const entries = names.map((name) => [name, values[propertyName(name)]]);
  return Object.fromEntries(entries);
}

for (const name of allSchemes) {
  const { light, dark } = schemeRules(name);
  const asked = inputs[name] ?? assert.fail(name);
  for (const [mode, rule] of Object.entries({ light, dark })) {
    test(`${name} is readable in ${mode} mode`, () => {
      const all = pairs(paletteOf(rule.values));
      const failing = all.filter(({ kind, ratio }) => !(ratio >= neededRatio(kind, asked)));
      assert.deepEqual(failing, []);
    });
  }
}

test('beacon asks for more than the others', () => {
  const forText = Object.entries(inputs).map(([name, asked]) => [name, neededRatio('text', asked)]);
  assert.deepEqual(
    forText.filter(([, ratio]) => ratio !== 4.5),
    [['beacon', 7]],
  );
});

// Backgrounds, decoration, and states are seen but carry no meaning by themselves.
const exempt = [
  /^(canvas|surface|raised|sunken|field|inverse|scrim)$/,
  /^(state|art|shadow|skeleton|selection)\./,
  /\.(border|subtle|subtle-hover|bg|hover|active|inset|solid|solid-hover|solid-active)$/,
  /^border\.(subtle|default|control-hover)$/,
  /^(text\.disabled|chrome\.indicator)$/,
  /^data\.(grid|track|seq-\d)$/,
];

test('every token that carries meaning is in a pair', () => {
  const seen = new Set(pairs(paletteOf(schemeRules('skydeck').light.values)).map((p) => p.foreground));
  const unseen = names.filter((token) => !seen.has(token) && !exempt.some((rule) => rule.test(token)));
  assert.deepEqual(unseen, []);
});

function colourOf(value = ''): Color {
  return parse(value) ?? assert.fail(`no colour: ${value}`);
}

const visions: Record<string, (colour: Color) => Color | undefined> = {
  normal: (colour) => colour,
  protan: filterDeficiencyProt(1),
  deutan: filterDeficiencyDeuter(1),
  tritan: filterDeficiencyTrit(1),
};

/** What a person must not take for one another, whatever the colour of the brand. */
const keptApart = [
  ['focus.ring', 'danger.icon'],
  ['accent.solid', 'danger.solid'],
  ['text.link', 'danger.text'],
] as const;

for (const name of allSchemes) {
  const { light, dark } = schemeRules(name);
  for (const [mode, { values }] of Object.entries({ light, dark })) {
    test(`${name} keeps focus, error and primary apart in ${mode} mode`, () => {
      for (const [one, other] of keptApart) {
        const [first, second] = [one, other].map((token) => colourOf(values[propertyName(token)])) as [Color, Color];
        const difference = differenceCiede2000()(first, second);
        assert.ok(difference >= 10, `${one} and ${other}: ΔE2000 is ${difference.toFixed(1)}`);
      }
    });
  }
}

for (const mode of ['light', 'dark'] as const) {
  for (const [vision, seen] of Object.entries(visions)) {
    test(`series stay apart for ${vision} vision in ${mode} mode`, () => {
      const { values } = schemeRules('skydeck')[mode];
      const series = [1, 2, 3, 4, 5, 6, 7, 8].map(
        (n) => seen(colourOf(values[`--sky-data-${n}`])) ?? assert.fail(`series ${n} is unseen`),
      );
      const difference = differenceCiede2000();
      const apart = series.flatMap((one, i) => series.slice(i + 1).map((other) => difference(one, other)));
      assert.equal(apart.length, 28);
      assert.ok(Math.min(...apart) >= 10, `smallest ΔE2000 is ${Math.min(...apart)}`);
    });
  }
}
