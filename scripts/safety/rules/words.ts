/** The words of one namespace in one language: flat, with i18next's plural endings. */
export type Table = Readonly<Record<string, string>>;

const ending = /_(zero|one|two|few|many|other)$/;

/** A key without its plural ending, when its table has the ending that every language has. */
export function baseOf(key: string, table: Table): string {
  const base = key.replace(ending, '');
  return `${base}_other` in table ? base : key;
}

export const basesOf = (table: Table): string[] => [...new Set(Object.keys(table).map((key) => baseOf(key, table)))];

export const isPlural = (base: string, table: Table) => `${base}_other` in table;

const context = /_(?:feminine|neuter)(?=$|_(?:zero|one|two|few|many|other)$)/;
const withoutContext = (key: string) => key.replace(context, '');

/** The texts that are not for one gender alone. */
export const withoutContexts = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !context.test(key)));

/** Texts for one gender say what a text for all says, and differ from it. */
export const contextProblems = (table: Table): string[] =>
  Object.entries(table)
    .filter(([key]) => context.test(key))
    .flatMap(([key, text]) => {
      const general = table[withoutContext(key)];
      if (general === undefined) return [`${key} has no text for all`];
      return general === text ? [`${key} is the text for all`] : [];
    });

/** A form of a noun or of a verb, also of those of a part: `noun.one`, `interface.noun.one`, `unassign.verb.done`. */
const wordForm = /^((?:\w+\.)*)(noun|verb)\.\w+$/;
const isForm = (key: string) => wordForm.test(key);

/** A form as it stands in a sentence: `noun.one`, or `noun.one_title` where it begins one. */
const formOf = (name: string) => name.replace(/_(?:title|lower)$/, '');
const named = (table: Table, word: string): ReadonlySet<string> =>
  new Set(
    Object.values(table).flatMap((text) =>
      [...text.matchAll(/\{\{((?:noun|verb)\.\w+)\}\}/g)]
        .map(([, name = '']) => formOf(name))
        .filter((name) => name.startsWith(`${word}.`)),
    ),
  );

/** The forms of a noun that the sentences of a table name: `{{noun.one}}`. */
export const nounFormsIn = (table: Table): ReadonlySet<string> => named(table, 'noun');
/** The forms of a verb; `verb.action` is the word of the act itself. */
export const verbFormsIn = (table: Table): ReadonlySet<string> =>
  new Set([...named(table, 'verb')].filter((name) => name !== 'verb.action'));

const without = (table: Table, start: RegExp): Table =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !start.test(key)));

/** What the kit says of a part, and of a resource that has a word of its own for its deletion. */
const saidOfPart = (kit: Table) => without(kit, /^(?:delete\.(?!action)|create|list\.(?:title|empty_title))/);
const saidOfReleased = (kit: Table) => without(kit, /^delete\.(?!action)/);

/** Forms of its nouns that a resource lacks for the sentences of the kit, or that no sentence names. A resource may have none. */
export function nounProblems(own: Table, kit: Table): string[] {
  const nouns = Map.groupBy(
    basesOf(own).filter((key) => wordForm.exec(key)?.[2] === 'noun'),
    (key) => wordForm.exec(key)?.[1] ?? '',
  );
  return [...nouns].flatMap(([owner, keys]) => {
    const said = owner !== '' ? saidOfPart(kit) : 'delete.action' in own ? saidOfReleased(kit) : kit;
    return formProblemsOf(owner, keys, nounFormsIn(said));
  });
}

function formProblemsOf(owner: string, keys: readonly string[], forms: ReadonlySet<string>): string[] {
  const known = new Set(keys.map((key) => key.slice(owner.length)).filter((key) => key !== 'noun.gender'));
  if (known.size === 0) return [];
  return [
    ...[...forms].filter((one) => !known.has(one)).map((one) => `${owner}${one} is missing`),
    ...[...known].filter((one) => !forms.has(one)).map((one) => `${owner}${one} is in no sentence`),
  ];
}

/** The acts that a table has verbs for: `unassign.` of `unassign.verb.done`. */
export const actsIn = (table: Table): string[] => [
  ...new Set(
    Object.keys(table).flatMap((key) => {
      const [, act, word] = wordForm.exec(key) ?? [];
      return act !== undefined && word === 'verb' ? [act] : [];
    }),
  ),
];

/** The same of the verbs of the acts that English has: a language may need no form of them but the word of the act. */
export function verbProblems(english: Table, own: Table, kit: Table): string[] {
  const forms = verbFormsIn(kit);
  return actsIn(english).flatMap((act) => {
    const keys = Object.keys(own).filter((key) => key.startsWith(`${act}verb.`));
    return forms.size > 0 && keys.length === 0 ? [`${act}verb has no forms`] : formProblemsOf(act, keys, forms);
  });
}

/** With the sentences about any act, for each act that the table has a verb for. */
export const withActs = (table: Table): Table => ({
  ...table,
  ...Object.fromEntries(
    actsIn(table).flatMap((act) =>
      Object.entries(table).flatMap(([key, text]) =>
        key.startsWith('act.') ? [[`${act}${key.slice('act.'.length)}`, text]] : [],
      ),
    ),
  ),
});

/** What a table says of one of its parts, without the name of the part. */
export const ofPart = (table: Table, part: string): Table =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, text]) =>
      key.startsWith(`${part}.`) ? [[key.slice(part.length + 1), text]] : [],
    ),
  );

/** Of a translation of a resource what English has, too: not the forms of its words, nor what it says in another way than the kit. */
export const asInEnglish = (own: Table, english: Table, kit: Table): Table =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([key]) =>
        !isForm(key) && (basesOf(english).includes(baseOf(key, own)) || !basesOf(kit).includes(baseOf(key, own))),
    ),
  );

export const withoutForms = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !isForm(key)));

/** Words that repeat those of the kit in each language that has them. */
export function repeatedOfKit(own: readonly Table[], kit: readonly Table[]): string[] {
  const keys = new Set(own.flatMap((table) => Object.keys(withoutForms(table))));
  const isOwn = (key: string) => own.some((table, at) => key in table && table[key] !== kit[at]?.[key]);
  const bases = new Set(
    [...keys].filter((key) => kit.some((table) => key in table)).map((key) => key.replace(ending, '')),
  );
  return [...bases].filter((base) => ![...keys].some((key) => key.replace(ending, '') === base && isOwn(key)));
}

/** What the translation lacks, or has too much, beside the English table. */
export function keyProblems(english: Table, translated: Table, language: string): string[] {
  const problems: string[] = [];
  const theirs = new Set(basesOf(translated));
  for (const base of basesOf(english)) {
    if (theirs.delete(base)) problems.push(...pluralProblems(base, english, translated, language));
    else problems.push(`${base} is missing`);
  }
  for (const base of theirs) problems.push(`${base} is not in English`);
  return problems;
}

/** i18next asks `Intl.PluralRules` and falls back to nothing: each category of the language needs its form, and no other. */
function pluralProblems(base: string, english: Table, translated: Table, language: string): string[] {
  if (!isPlural(base, english))
    return isPlural(base, translated) ? [`${base} has plural forms that English has not`] : [];
  if (!isPlural(base, translated)) return [`${base} has no plural forms`];
  return formProblems(base, translated, language);
}

function formProblems(base: string, table: Table, language: string): string[] {
  const needed = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const problems = [...needed]
    .filter((form) => !(`${base}_${form}` in table))
    .map((form) => `${base}_${form} is missing`);
  for (const form of ['one', 'two', 'few', 'many']) {
    if (!needed.has(form) && `${base}_${form}` in table) problems.push(`${base}_${form} is never shown`);
  }
  return problems;
}

/** What is wrong with a table by itself, the English one too: forms it counts with, and texts that say nothing. */
export function ownProblems(table: Table, language: string): string[] {
  const plurals = basesOf(table).filter((base) => isPlural(base, table));
  const silent = Object.entries(table).filter(([, text]) => text.trim() === '' || text.trim() !== text);
  return [
    ...plurals.flatMap((base) => formProblems(base, table, language)),
    ...silent.map(([key]) => `${key} is empty, or has space around it`),
  ];
}

/** Each language has its own forms of a noun; `noun.counted` says the count. */
const holesIn = (text: string) =>
  new Set(
    [...text.replaceAll('{{noun.counted}}', '{{count}}').matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !isForm(name)),
  );

/** Values left out of a translation, or made up by it. A plural form may say its count in words. */
export function holeProblems(english: Table, translated: Table): string[] {
  return Object.entries(translated).flatMap(([whole, text]) => {
    const key = withoutContext(whole);
    const base = baseOf(key, translated);
    const original = english[key] ?? english[`${base}_other`] ?? english[base];
    if (original === undefined) return [];
    const wanted = holesIn(original);
    const given = holesIn(text);
    const lost = [...wanted].filter((name) => !given.has(name) && !(name === 'count' && base !== key));
    const invented = [...given].filter((name) => !wanted.has(name) && name !== 'count');
    return [
      ...lost.map((name) => `${whole} lost {{${name}}}`),
      ...invented.map((name) => `${whole} invents {{${name}}}`),
    ];
  });
}

/** Keys whose translation is the English text, though somebody who speaks the language would say it otherwise. */
export function untranslated(english: Table, translated: Table, mayStay: (text: string) => boolean): string[] {
  return Object.entries(translated)
    .filter(([key, text]) => {
      const original = english[key] ?? english[`${baseOf(key, translated)}_other`];
      return text === original && !mayStay(text);
    })
    .map(([key, text]) => `${key}: ${text}`);
}

/** Words of nearly every English sentence that no other of our languages has. */
const onlyEnglish =
  /(?<![\p{L}-])(?:the|with|your|this|that|and|cannot|which|from|are|have|been|will|would|should|their|please)(?![\p{L}-])/iu;

/** In the script of another language a small word in Latin letters was left behind; names have capitals, addresses signs. */
const latinWord = /(?<![\p{L}\d./:@_-])(?!(?:https?|ldaps?|wss?)(?!\p{L}))[a-z]{3,}(?![\p{L}\d./:@_-])/u;
const otherScript: ReadonlySet<string> = new Set(['ar', 'ja', 'ru', 'zh']);

/** Values, and what is quoted because it has to be typed or read as it is. */
const asItIs = /\{\{[^}]*\}\}|«[^»]*»|「[^」]*」|“[^”]*”|„[^“]*“|"[^"]*"/gu;

/** Whether a text in the language has pieces of English in it. */
export function hasEnglish(text: string, language: string): boolean {
  const plain = text.replaceAll(asItIs, ' ');
  return onlyEnglish.test(plain) || (otherScript.has(language) && latinWord.test(plain));
}

/** Texts that were translated in part. */
export const englishLeft = (translated: Table, language: string): string[] =>
  Object.entries(translated)
    .filter(([key, text]) => !key.endsWith('noun.gender') && hasEnglish(text, language))
    .map(([key, text]) => `${key}: ${text}`);

/** How sources call for words: literal keys, and patterns with holes such as `status.${…}`. */
export interface Calls {
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every piece of text in a source that could be a key. */
export function textsIn(source: string): Calls {
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [, , quoted, template] of source.matchAll(/(['"])([\w.-]+)\1|`([^`]*)`/g)) {
    if (quoted !== undefined) keys.add(quoted);
    else if (template !== undefined && /^[\w.-]*(\$\{[^}]*\}[\w.-]*)+$/.test(template)) {
      // A pattern that is all hole would call for everything.
      const fixed = template.split(/\$\{[^}]*\}/);
      if (fixed.some((piece) => piece.length > 1)) patterns.push(new RegExp(`^${fixed.map(escaped).join('.+')}$`));
    } else if (template !== undefined && /^[\w.-]+$/.test(template)) keys.add(template);
  }
  return { keys, patterns };
}

/** The keys a source asks one text function for; a key with a hole stands as it is written. */
export function callsOf(source: string, name: string): string[] {
  const call = new RegExp(String.raw`(?<![\w.])${escaped(name)}\(\s*(?:'([^']+)'|"([^"]+)"|` + '`([^`]+)`)', 'g');
  return [...source.matchAll(call)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

/** True when the table has the key; one with holes needs at least one that fits. */
export function has(table: Table, key: string): boolean {
  const bases = basesOf(table);
  if (!key.includes('${')) return bases.includes(key);
  const pattern = new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('.+')}$`,
  );
  return bases.some((base) => pattern.test(base));
}
