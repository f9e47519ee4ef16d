export { type Mode, type SchemeInputs, inputsFromColour } from './inputs.ts';
export { type Pair, pairs } from './pairs.ts';
export { type Scheme, type UnreadablePair, UnreadableSchemeError, buildScheme, neededRatio } from './scheme.ts';
export type { Palette, SchemeTokenName } from '../scheme-tokens.ts';
