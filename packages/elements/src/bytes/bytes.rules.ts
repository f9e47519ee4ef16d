/** From small to large; each is 1024 times the one before. */
export const byteUnits = ['byte', 'kibibyte', 'mebibyte', 'gibibyte', 'tebibyte', 'pebibyte'] as const;

type ByteUnit = (typeof byteUnits)[number];

const last = byteUnits.length - 1;
const digitsOf = (step: number, amount: number): number => (step > 0 && amount < 10 ? 1 : 0);
const round = (step: number, amount: number): number => Number(amount.toFixed(digitsOf(step, amount)));

/** A number of bytes in the largest unit it fills, with one digit behind the point below ten of it. */
export function inUnits(bytes: number): { amount: number; unit: ByteUnit } {
  const size = Math.abs(bytes);
  let step = size < 1024 ? 0 : Math.min(Math.floor(Math.log2(size) / 10), last);
  // 1023.9 MiB are not "1,024 MiB" but 1 GiB.
  if (step < last && round(step, size / 1024 ** step) >= 1024) step += 1;
  return { amount: Math.sign(bytes) * round(step, size / 1024 ** step), unit: byteUnits[step]! };
}
