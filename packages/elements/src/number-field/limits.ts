/** A limit that may not have been set to a number: an attribute taken away gives null, one with letters gives NaN. */
export function limitOf(limit: unknown, none: number): number {
  return typeof limit === 'number' && !Number.isNaN(limit) ? limit : none;
}

/** A step that may not have been set to one; as in the native control, it is then 1. */
export function stepOf(step: unknown): number | 'any' {
  return step === 'any' || (typeof step === 'number' && step > 0 && step < Infinity) ? step : 1;
}

/** The attribute `step`. */
export const stepConverter = (text: string | null): number | 'any' => {
  if (text === null) return 1;
  return text.toLowerCase() === 'any' ? 'any' : Number(text);
};
