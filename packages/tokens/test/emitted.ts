import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { brandSchemeNames, schemeNames } from '../src/scheme-names.ts';

export const allSchemes = [...schemeNames, ...brandSchemeNames];

/** What the package publishes, path below `dist` → text, built afresh and kept in memory. */
async function emit(): Promise<ReadonlyMap<string, string>> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const result = await build({ root, logLevel: 'warn', build: { write: false } });
  const outputs = Array.isArray(result) ? result : [result];
  return new Map(
    outputs
      .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8')]),
  );
}

export const emitted = await emit();

export function sheet(path: string): string {
  const text = emitted.get(path);
  if (text === undefined) throw new Error(`The build gives no ${path}`);
  return text;
}

export interface Rule {
  selector: string;
  /** The condition of the `@media` around it, if any. */
  media: string | null;
  /** Property → value, custom or not. */
  values: Readonly<Record<string, string>>;
}

function declarations(body: string): Record<string, string> {
  return Object.fromEntries(
    body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** Reads the plain CSS we emit: rules, and rules inside of one `@media`. */
export function rules(css: string): Rule[] {
  const found: Rule[] = [];
  let media: string | null = null;
  for (const [, prelude = '', body] of css.matchAll(/([^{}]*)(?:\{([^{}]*)\}|\{|\})/g)) {
    const selector = prelude.trim();
    if (body !== undefined) found.push({ selector, media, values: declarations(body) });
    else media = selector.startsWith('@media') ? selector.slice('@media'.length).trim() : null;
  }
  return found;
}

/** The three rules of a scheme's sheet. */
export function schemeRules(name: string): { light: Rule; dark: Rule; preferred: Rule } {
  const [light, dark, preferred, ...more] = rules(sheet(`schemes/${name}.css`));
  if (!light || !dark || !preferred || more.length > 0) throw new Error(`${name}: not three rules`);
  return { light, dark, preferred };
}
