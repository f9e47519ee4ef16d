const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);
const quotes = new Set(["'", '"', '`']);

/** What stands between the brackets of a call, by its commas; `from` is behind the opening one. */
function argumentsAt(text: string, from: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = from;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (quotes.has(sign)) quote = sign;
    else if (opening.has(sign)) depth += 1;
    else if (closing.has(sign)) {
      if (depth === 0) return [...found, text.slice(start, at).trim()];
      depth -= 1;
    } else if (sign === ',' && depth === 0) {
      found.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return found;
}

interface Maker {
  readonly name: string;
  /** Which of its arguments is the code. */
  readonly at: number;
}

/** `problem('name_taken', …)`, and `ruled(struct, 'name_reserved', …)` or superstruct's `refine`, whose name becomes the code. */
const makers: readonly Maker[] = [
  { name: 'problem', at: 0 },
  { name: 'refine', at: 1 },
  { name: 'ruled', at: 1 },
];

/** `const refuse = (path: string, code: string, …) => … problem(code, …)`: what hands a code on, to `refine` too. */
function handersIn(text: string): Maker[] {
  const definition = /const (\w+) = (?:<[^>]*>)?\(([^)]*)\)[^=]*=>[^;]*?\b(?:problem\(|refine\(\w+, )code\b/g;
  return [...text.matchAll(definition)].map(([, name = '', given = '']) => ({
    name,
    at: given
      .replaceAll(/<[^<>]*>/g, '')
      .split(',')
      .findIndex((one) => one.trim().startsWith('code')),
  }));
}

/** The texts an argument can be: one, or those of a choice. An expression that says none stands as it is written. */
function codesOf(argument: string): string[] {
  const said = argument.replaceAll(/[!=]==\s*'[^']*'/g, '');
  const texts = [...said.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '');
  return texts.length > 0 ? texts : [argument];
}

/** The codes of the field problems that a source makes; one with a hole stands as it is written. */
export function problemCodesIn(text: string): string[] {
  const handers = handersIn(text);
  const codes = [...makers, ...handers].flatMap(({ name, at }) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\(`, 'g'))].flatMap((call) =>
      codesOf(argumentsAt(text, call.index + call[0].length)[at] ?? ''),
    ),
  );
  return [...new Set(codes)].filter((code) => code !== 'code' || handers.length === 0);
}
