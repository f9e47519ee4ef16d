import type { Palette, SchemeTokenName } from '../scheme-tokens.ts';
import { contrast, over } from './colour.ts';
import type { SchemeInputs } from './inputs.ts';
import { toneNames } from './tones.ts';

/** Two colours meant to be seen on one another. */
export interface Pair {
  /**
   * Text must reach 4.5:1 (7:1 in a high contrast scheme), a part of a control 3:1. Of a fill that has a label or a mark
   * WCAG asks nothing; 1.35:1 is ours: somebody has to see that there is one.
   */
  kind: 'text' | 'part' | 'fill';
  foreground: SchemeTokenName;
  /** A token, or a token under a state: `surface+hover`. */
  background: string;
  /** WCAG 2 contrast ratio, 1 to 21, translucent states composited. */
  ratio: number;
}

/** Contrast ratio a pair has to reach: WCAG 2 AA, or 7:1 for text where high contrast is asked for. */
export function neededRatio(kind: Pair['kind'], inputs: Pick<SchemeInputs, 'contrast'>): number {
  if (kind === 'fill') return 1.35;
  if (kind === 'part') return 3;
  return inputs.contrast === 'high' ? 7 : 4.5;
}

interface Ground {
  name: string;
  colour: string;
}

type Colours = readonly SchemeTokenName[];

const planes = ['canvas', 'surface', 'raised', 'sunken'] as const;
const eight = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function under(palette: Palette, state: SchemeTokenName, ...backs: SchemeTokenName[]): Ground[] {
  const suffix = state.split('.')[1];
  return backs.map((back) => ({
    name: `${back}+${suffix}`,
    colour: over(palette[state], palette[back]),
  }));
}

function plain(palette: Palette, ...names: SchemeTokenName[]): Ground[] {
  return names.map((name) => ({ name, colour: palette[name] }));
}

function every(kind: Pair['kind'], palette: Palette, foregrounds: Colours, grounds: readonly Ground[]): Pair[] {
  return foregrounds.flatMap((foreground) =>
    grounds.map(({ name, colour }) => ({
      kind,
      foreground,
      background: name,
      ratio: contrast(palette[foreground], colour),
    })),
  );
}

type Check = (foregrounds: Colours, grounds: readonly Ground[]) => Pair[];

function tonePairs(palette: Palette, covered: readonly Ground[], text: Check, part: Check): Pair[] {
  return toneNames.flatMap((tone) => {
    const fill = plain(palette, `${tone}.subtle`);
    const grounds = [...plain(palette, ...planes), ...fill, ...covered];
    return [
      ...text([`${tone}.text`], grounds),
      ...part([`${tone}.icon`], grounds),
      ...text([`${tone}.on-solid`], plain(palette, `${tone}.solid`)),
      ...text(['text.strong', 'text.default', 'text.muted', 'text.link'], fill),
    ];
  });
}

function chromePairs(palette: Palette, text: Check, part: Check): Pair[] {
  const bar = plain(palette, 'chrome.bg');
  return [
    ...text(['chrome.text', 'chrome.muted'], [...bar, ...under(palette, 'chrome.hover', 'chrome.bg')]),
    ...text(['chrome.active-text'], plain(palette, 'chrome.active')),
    ...part(['focus.ring-chrome'], bar),
  ];
}

function accentPairs(palette: Palette, text: Check, part: Check): Pair[] {
  const solids = plain(palette, 'accent.solid', 'accent.solid-hover', 'accent.solid-active');
  const fills = plain(palette, 'accent.subtle', 'accent.subtle-hover');
  return [
    ...text(['accent.on-solid'], solids),
    ...text(['accent.text', 'text.strong', 'text.default'], fills),
    ...part(['accent.icon'], plain(palette, ...planes, 'accent.subtle')),
    ...every('fill', palette, ['accent.solid'], plain(palette, 'surface', 'raised')),
  ];
}

function partPairs(palette: Palette, part: Check): Pair[] {
  const series = eight.map((index) => `data.${index}` as const);
  return [
    ...part(['border.control'], plain(palette, ...planes, 'field')),
    ...part(['control.knob'], plain(palette, 'border.control')),
    ...part(['focus.ring'], plain(palette, ...planes)),
    ...part(['data.fill'], plain(palette, 'data.track', 'surface')),
    ...part(series, plain(palette, 'surface', 'raised')),
  ];
}

/** Every pair of one mode that people have to tell apart. */
export function pairs(palette: Palette): Pair[] {
  const text: Check = (foregrounds, grounds) => every('text', palette, foregrounds, grounds);
  const part: Check = (foregrounds, grounds) => every('part', palette, foregrounds, grounds);
  const covered = [
    ...under(palette, 'state.hover', 'surface', 'raised', 'canvas'),
    ...under(palette, 'state.selected', 'surface', 'raised'),
    ...under(palette, 'state.selected-hover', 'surface'),
  ];
  const words: Colours = ['text.strong', 'text.default', 'text.muted', 'text.subtle', 'text.link', 'accent.text'];
  const pressed = under(palette, 'state.pressed', 'surface', 'raised', 'canvas');
  return [
    ...text(words, [...plain(palette, ...planes, 'field'), ...covered]),
    ...text(['text.muted', 'text.strong'], pressed),
    ...text(['text.on-inverse', 'text.on-inverse-muted'], plain(palette, 'inverse')),
    ...accentPairs(palette, text, part),
    ...tonePairs(palette, covered, text, part),
    ...text(['danger.on-solid'], plain(palette, 'danger.solid-hover')),
    ...chromePairs(palette, text, part),
    ...partPairs(palette, part),
  ];
}
