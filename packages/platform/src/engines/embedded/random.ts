/** Numbers that look random and are the same for the same seed: the demo data is the same wherever it is made. */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** xoshiro128** (Blackman and Vigna), its state filled from the seed by splitmix32. */
export function createRandom(seed: number): Random {
  const fill = splitmix(seed);
  const state: [number, number, number, number] = [fill(), fill(), fill(), fill()];

  function word(): number {
    const answer = Math.imul(rotate(Math.imul(state[1], 5), 7), 9) >>> 0;
    const shifted = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate(state[3], 11);
    return answer;
  }

  const next = () => word() / 0x1_0000_0000;
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('Nothing to pick from');
      return picked;
    },
    chance: (probability) => next() < probability,
  };
}

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));

function splitmix(seed: number) {
  let at = seed | 0;
  return () => {
    at = (at + 0x9e3779b9) | 0;
    const mixed = Math.imul(at ^ (at >>> 16), 0x21f0aaad);
    const again = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (again ^ (again >>> 15)) >>> 0;
  };
}
