import type { SchemeInputs } from './generator/inputs.ts';
import type { brandSchemeNames, schemeNames } from './scheme-names.ts';

/** The schemes anybody may choose. */
export const schemeInputs = {
  skydeck: { accent: [264, 0.195], neutral: [264, 0.0085], solid: [0.545, 0.575], chrome: 'tint' },
  daybreak: { accent: [52, 0.165], neutral: [60, 0.008], solid: [0.745, 0.775], chrome: 'tint' },
  fjord: { accent: [240, 0.115], neutral: [240, 0.011], solid: [0.475, 0.555], chrome: 'ink' },
  glacier: { accent: [222, 0.125], neutral: [225, 0.009], solid: [0.535, 0.77], chrome: 'tint' },
  lagoon: { accent: [188, 0.1], neutral: [195, 0.008], solid: [0.5, 0.76], chrome: 'tint' },
  meadow: { accent: [150, 0.135], neutral: [150, 0.006], solid: [0.515, 0.76], chrome: 'tint' },
  cedar: { accent: [128, 0.085], neutral: [110, 0.009], solid: [0.445, 0.74], chrome: 'ink' },
  saffron: { accent: [84, 0.165], neutral: [85, 0.009], solid: [0.82, 0.835], chrome: 'tint' },
  ember: { accent: [38, 0.185], neutral: [40, 0.008], solid: [0.575, 0.6], chrome: 'ink' },
  garnet: { accent: [8, 0.145], neutral: [10, 0.007], solid: [0.43, 0.53], chrome: 'tint' },
  orchid: { accent: [338, 0.195], neutral: [330, 0.008], solid: [0.56, 0.6], chrome: 'tint' },
  iris: { accent: [296, 0.185], neutral: [295, 0.009], solid: [0.525, 0.575], chrome: 'tint' },
  midnight: {
    accent: [277, 0.165],
    neutral: [275, 0.014],
    solid: [0.49, 0.6],
    chrome: 'brand',
    depth: 0.145,
  },
  graphite: { accent: [265, 0.004], neutral: [265, 0.002], solid: [0.24, 0.955], chrome: 'tint' },
  sandstone: {
    accent: [48, 0.085],
    neutral: [75, 0.014],
    solid: [0.475, 0.74],
    chrome: 'tint',
    paper: 0.994,
  },
  beacon: {
    accent: [260, 0.19],
    neutral: [260, 0.004],
    solid: [0.4, 0.86],
    chrome: 'ink',
    contrast: 'high',
    depth: 0.1,
  },
} as const satisfies Record<(typeof schemeNames)[number], SchemeInputs>;

/** The schemes that belong to one brand each. */
export const brandSchemeInputs = {
  halyard: {
    accent: [32, 0.19],
    neutral: [255, 0.01],
    solid: [0.575, 0.6],
    chrome: 'ink',
    ink: [255, 0.055, 0.265],
  },
  terrane: {
    accent: [158, 0.115],
    neutral: [155, 0.009],
    solid: [0.43, 0.77],
    chrome: 'brand',
    ink: [162, 0.052, 0.29],
    paper: 0.998,
  },
} as const satisfies Record<(typeof brandSchemeNames)[number], SchemeInputs>;
