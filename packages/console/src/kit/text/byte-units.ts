/** From 1024 bytes up, each 1024 of the one before (spec: language.bytes): IEC 80000-13. */
const international = ['KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const;
const russian = ['КиБ', 'МиБ', 'ГиБ', 'ТиБ', 'ПиБ'] as const;

const LAST = international.length;

/** A number of bytes in the unit that leaves it below 1024; step 0 are bytes. `digits` stand behind the point. */
export function scaleBytes(bytes: number): { readonly amount: number; readonly step: number; readonly digits: 0 | 1 } {
  const at = (step: number) => {
    const amount = bytes / 1024 ** step;
    return { amount, step, digits: step > 0 && amount < 10 ? 1 : 0 } as const;
  };
  let scaled = at(0);
  while (scaled.step < LAST && Math.round(scaled.amount) >= 1024) scaled = at(scaled.step + 1);
  return scaled;
}

// Latin letters after digits would change places with them in a text that runs from right to left.
const isolated = (text: string) => `\u2066${text}\u2069`;

/** An amount of a unit from step 1 up, as the language writes it: `64 GiB`. */
export function withByteUnit(language: string, amount: string, step: number): string {
  const units = language === 'ru' ? russian : international;
  const text = `${amount}\u00a0${units[step - 1] ?? ''}`;
  return language === 'ar' ? isolated(text) : text;
}
