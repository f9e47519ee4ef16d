export { type Brand, brandInputs, nearestAccent } from './brand.ts';
export { type Mode, type SchemeInputs, inputsFromColour } from './inputs.ts';
export { type Pair, neededRatio, pairs } from './pairs.ts';
export {
  type MeasuredPair,
  type MeasuredScheme,
  type Scheme,
  UnreadableSchemeError,
  buildScheme,
  describePair,
  isReadable,
  measureScheme,
  ratioText,
} from './scheme.ts';
export { schemeSheet } from './sheet.ts';
export type { Palette, SchemeTokenName } from '../scheme-tokens.ts';
