// How a number looks to a person, and what it is in a form: there, as in HTML, always `-1234.5`.

/** The two signs inside a number, as a language writes them. */
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

const signs = new Map<string, NumberSigns>();
/** Zero of each script whose digits a keyboard may give: Arabic, Persian, Devanagari, full width. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\uff10'].map((zero) => zero.codePointAt(0)!);
/** Marks that only steer the direction of writing; a copied number may hold them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** @param language A BCP 47 tag; numbers of one that cannot be read are written as in English. */
export function signsOf(language: string): NumberSigns {
  const known = signs.get(language);
  if (known) return known;
  const parts = numberFormat(language, {}).formatToParts(1_234_567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)!.value;
  const found = { decimal: signOf('decimal'), group: signOf('group') };
  signs.set(language, found);
  return found;
}

/**
 * The number in a text, as a form sends it; '' for no text, null for a text that is no number.
 *
 * Takes the language's decimal sign, and also the point, for numbers are copied from tables and command lines. Groups
 * of three are taken only where they can be nothing else: `1,5` is no number in English, and not fifteen either.
 */
export function readNumber(text: string, { decimal, group }: NumberSigns): string | null {
  const plain = [...text.replaceAll(directionMarks, '').trim()]
    .map(latinDigit)
    .join('')
    .replace(/^[\u2212\u2013]/, '-');
  if (plain === '') return '';
  const point = `[${escaped(decimal)}\u066b]`;
  const comma = `[${escaped(group)}\\s'\u2019\u066c]`;
  const grouped = new RegExp(`^([+-]?)(\\d{1,3}(${comma})\\d{3}(?:\\3\\d{3})*)(?:${point}(\\d*))?$`).exec(plain);
  if (grouped) return joined(grouped[1]!, grouped[2]!.replaceAll(/\D/g, ''), grouped[4]);
  const single = new RegExp(`^([+-]?)(\\d*)(?:(?:${point}|\\.)(\\d*))?$`).exec(plain);
  return single && /\d/.test(plain) ? joined(single[1]!, single[2]!, single[3]) : null;
}

/** A copied number may have its unit with it. */
export function withoutUnit(text: string, unit: string): string {
  const plain = text.trim();
  return unit && plain.toLowerCase().endsWith(unit.toLowerCase()) ? plain.slice(0, -unit.length) : text;
}

/** A form's number in the signs of a language, without groups: so it is typed. */
export function writeNumber(value: string, { decimal }: NumberSigns): string {
  return value.replace('.', decimal);
}

/** A number in a sentence: grouped, with its unit. */
export function sayNumber(value: number, unit: string, language: string): string {
  if (unit === '%') return numberFormat(language, { style: 'unit', unit: 'percent' }).format(value);
  const number = numberFormat(language, {}).format(value);
  return unit ? `${number}\u00a0${unit}` : number;
}

/** The value when it is a number in HTML's spelling, and else ''; what a native number input makes of it. */
export function wellFormed(value: string): string {
  return /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(value) ? value : '';
}

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const all = { ...options, numberingSystem: 'latn', maximumFractionDigits: 20 };
  try {
    return new Intl.NumberFormat(language, all);
  } catch {
    return new Intl.NumberFormat('en', all);
  }
}

function latinDigit(character: string): string {
  const code = character.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

function joined(sign: string, whole: string, fraction = ''): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const number = fraction ? `${digits}.${fraction}` : digits;
  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number;
}

const escaped = (sign: string): string => sign.replace(/[\\\]^-]/, String.raw`\$&`);
