import { type Source, sources } from '../../scripts/safety/repository.ts';
import { namespacesIn, partsIn, textFunctionsIn } from '../../scripts/safety/rules/namespaces.ts';
import { actsIn, type Table } from '../../scripts/safety/rules/words.ts';

// What buttons and tabs say, read off the sources: their texts are where a text function is asked inside of a button, in a
// prop that becomes one (`submitLabel`), in the `label` of an action, or under a key that is an action's by convention.
// pages.e2e.ts asks of each address whether one of its buttons says something else.

export const allLanguages = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;
type AnyLanguage = (typeof allLanguages)[number];

const button = /<((?:\w+Button|Button|Tab|RouteTab|ConfirmAction|CopyButton)\b)/g;

/** The buttons of a source, each up to its end. */
const buttonsIn = (text: string): string[] =>
  [...text.matchAll(button)].map(({ 0: start, 1: name = '', index }) => {
    const rest = text.slice(index + start.length);
    const [own = ''] = rest.split(start);
    return own.includes(`</${name}>`) ? own.slice(0, own.indexOf(`</${name}>`)) : own.slice(0, own.indexOf('/>'));
  });

const inProp = /\b(?:(?:submit|confirm|cancel|kept)Label=\{|label: )[^\n,}]*/g;
/** `t('key'`, `t(isNew ? 'one' : 'other'`, and a key with a hole. */
const asked = /\b(\w+)\(\s*((?:[^()'"`]*\?\s*)?(?:'[\w.-]+'|`[\w.-]*\$\{[^}]*\}[\w.-]*`)(?:\s*:\s*'[\w.-]+')?)/g;
/** A `label` that is a rule's or a hint's. */
const elsewhere = /^(?:password\.rule_|hint\.)/;
const byConvention = /(?:^|\.)(?:action|confirm|submit|new)(?:_\w+)?$|^(?:tab|part)\.|^create\.title$|^wizard\.next$/;

interface Asked {
  /** The constant of the words that are asked; null: they are handed in. */
  readonly constant: string | null;
  readonly key: RegExp;
}

const keysIn = (call: string): RegExp[] =>
  [...call.matchAll(/'([\w.-]+)'|`([^`]*)`/g)].map(([, plain, template]) => {
    const fixed = (plain ?? template ?? '').split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${fixed.join(String.raw`[\w.-]+`)}(?:_(?:zero|one|two|few|many|other))?$`);
  });

/** What a source asks for its buttons and tabs. */
function askedIn(text: string): Asked[] {
  const names = new Map(textFunctionsIn(text).map(({ name, constant }) => [name, constant]));
  const spans = [...buttonsIn(text), ...[...text.matchAll(inProp)].map(([span]) => span)];
  return spans.flatMap((span) =>
    [...span.matchAll(asked)].flatMap(([, name = '', call = '']) => {
      const isText = names.has(name) || ['t', 'kit', 'own', 'words', 'say'].includes(name);
      return isText ? keysIn(call).map((key) => ({ constant: names.get(name) ?? null, key })) : [];
    }),
  );
}

const formOf = (table: Table, name: string): string | undefined => {
  const [, plain = '', casing] = /^(.+?)(?:_(title|lower))?$/.exec(name) ?? [];
  const form = table[plain];
  if (form === undefined || !casing) return form;
  const first = form.charAt(0);
  return (casing === 'title' ? first.toLocaleUpperCase() : first.toLocaleLowerCase()) + form.slice(1);
};

/** With the forms of nouns and verbs; the other holes stay. */
const withForms = (text: string, own: Table, prefix: string, act: string): string =>
  text.replaceAll(/\{\{((?:noun|verb)\.\w+)\}\}/g, (hole, name: string) => {
    if (name.startsWith('noun.counted'))
      return `{{count}} ${own[`${prefix}noun.many`] ?? own[`${prefix}noun.one`] ?? ''}`;
    if (name.startsWith('noun.')) return formOf(own, prefix + name) ?? hole;
    const form = name.startsWith('verb.action') ? name.replace('verb.action', 'action') : name;
    return formOf(own, `${prefix}${act}.${form}`) ?? hole;
  });

const entriesOf = (table: Table, keys: readonly RegExp[]): (readonly [key: string, text: string])[] =>
  Object.entries(table).filter(
    ([key]) => !elsewhere.test(key) && (byConvention.test(key) || keys.some((one) => one.test(key))),
  );

interface Namespace {
  readonly own: Table;
  readonly isResource: boolean;
  readonly parts: readonly string[];
  readonly keys: readonly RegExp[];
}

/** The kit's sentences as a resource says them, of itself and of its parts. */
const kitTextsOf = ({ own, parts, keys }: Namespace, kit: Table): string[] =>
  ['', ...parts.map((part) => `${part}.`)].flatMap((prefix) => {
    const acts = [...new Set([...actsIn(kit), ...actsIn(own)])].flatMap((act) =>
      act.startsWith(prefix) && !act.slice(prefix.length).slice(0, -1).includes('.')
        ? [act.slice(prefix.length, -1)]
        : [],
    );
    return entriesOf(kit, keys).flatMap(([key, text]) => {
      const isOfActs = key.startsWith('act.');
      return (isOfActs ? acts : ['']).map((act) => withForms(text, { ...kit, ...own }, prefix, act));
    });
  });

function namespaces(language: string): Namespace[] {
  const code = sources(/^packages\/console\/src\/.*\.tsx?$/, /\.(?:test|e2e)\.tsx?$/);
  const all = code.flatMap(({ text }) => askedIn(text));
  const parts = partsIn(code);
  const read = ({ path }: Pick<Source, 'path'>) =>
    JSON.parse(sources(new RegExp(`^${path}$`))[0]?.text ?? '{}') as Table;
  return namespacesIn(code).map(({ constant, folder, isResource }) => {
    const ofParts = parts.filter(({ of }) => of === constant);
    const constants: ReadonlySet<string | null> = new Set([constant, null, ...ofParts.map((part) => part.constant)]);
    return {
      own: read({ path: `${folder}/words/${language}.json` }),
      isResource,
      parts: ofParts.map(({ part }) => part),
      keys: all.flatMap((one) => (constants.has(one.constant) ? [one.key] : [])),
    };
  });
}

/** Each text once, with holes for what only the page knows. */
export function buttonTexts(language: AnyLanguage): string[] {
  const spaces = namespaces(language);
  const kit = JSON.parse(
    sources(new RegExp(`^packages/console/src/kit/words/${language}.json$`))[0]?.text ?? '{}',
  ) as Table;
  const texts = spaces.flatMap((space) => [
    ...entriesOf(space.own, space.keys).map(([key, text]) => withForms(text, space.own, '', key.split('.')[0] ?? '')),
    ...(space.isResource ? kitTextsOf(space, kit) : []),
  ]);
  // A sentence of the kit without the words of a resource is said by nobody.
  // A whole sentence says why a button is off.
  return [...new Set(texts)].filter((text) => !/\{\{(?:noun|verb)\.|[.。؟?]$/.test(text));
}

/** Whether a button says one of the texts, or only what the page counts and names. */
export function saysOneOf(texts: readonly string[]): (written: string) => boolean {
  const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const patterns = texts.map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\{\w+\}\}/)
          .map(plain)
          .join('.+')}$`,
      ),
  );
  return (written) => /^[\d\s.,]*$/.test(written) || patterns.some((pattern) => pattern.test(written));
}
