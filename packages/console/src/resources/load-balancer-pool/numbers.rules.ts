import { type FieldProblems, problem } from '@skydeck/contract';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A whole number within its bounds, as somebody typed it. */
export function checkWhole(path: string, text: string, { least, most }: Bounds): FieldProblems {
  if (text.trim() === '') return { [path]: problem('required', 'A number is required') };
  const value = Number(text);
  const isFine = /^\d+$/.test(text.trim()) && value >= least && value <= most;
  return isFine ? {} : { [path]: problem('out_of_range', `From ${least} to ${most}`, { least, most }) };
}
