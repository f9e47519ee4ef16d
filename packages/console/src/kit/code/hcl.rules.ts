import type { Attributes, HclBlock, HclValue, Reference } from './hcl-blocks.rules.ts';

export const hclOf = (blocks: readonly HclBlock[]): string =>
  resolved(blocks)
    .map((block) => linesOf(block).join('\n'))
    .join('\n\n');

/** The same blocks, each with a label that no other of its kind has, and with references that lead to these labels. */
export function resolved(blocks: readonly HclBlock[]): HclBlock[] {
  const labels: Labels = { taken: new Set(), meant: new Map() };
  return blocks.map((block) => withReferences(toldApart(block, labels), labels));
}

interface Labels {
  readonly taken: Set<string>;
  /** The label of the last block above, by its kind and its name. */
  readonly meant: Map<string, string>;
}

/** Two names can make one label ("my net", "my_net"), and one name can be given twice: the later one gets a number. */
function toldApart(block: HclBlock, { taken, meant }: Labels): HclBlock {
  const { type, labels = [], name } = block;
  if (name === undefined) return block;
  const kind = [type, ...labels.slice(0, -1)].join(' ');
  const plain = labels.at(-1) ?? '';
  let label = plain;
  for (let number = 2; taken.has(`${kind} ${label}`); number += 1) label = `${plain}_${number}`;
  taken.add(`${kind} ${label}`);
  meant.set(`${kind} ${name}`, label);
  return { ...block, labels: [...labels.slice(0, -1), label] };
}

const withReferences = ({ attributes = {}, blocks = [], ...block }: HclBlock, known: Labels): HclBlock => ({
  ...block,
  attributes: Object.fromEntries(givenOf(attributes).map(([key, value]) => [key, withLabels(value, known)])),
  // A block in a resource that says nothing is a row of a form in which nothing is yet.
  blocks: blocks
    .map((inner) => withReferences(inner, known))
    .filter(({ attributes: said = {} }) => Object.keys(said).length > 0),
});

function withLabels(value: HclValue, known: Labels): HclValue {
  if (typeof value !== 'object') return value;
  if ('reference' in value) return { reference: nameOf(value, known) };
  if ('pairs' in value)
    return {
      pairs: Object.fromEntries(givenOf(value.pairs).map(([key, one]) => [key, withLabels(one, known)])),
    };
  return value.map((item) => withLabels(item, known));
}

function nameOf({ reference, to }: Reference, { meant }: Labels): string {
  const label = to && meant.get(`${to.kind} ${to.name}`);
  if (label === undefined) return reference;
  const [type = '', , ...rest] = reference.split('.');
  return [type, label, ...rest].join('.');
}

function linesOf({ type, labels = [], attributes = {}, blocks = [] }: HclBlock): string[] {
  const head = [type, ...labels.map((label) => quoted(label))].join(' ');
  const given = givenOf(attributes);
  const widest = Math.max(0, ...given.map(([key]) => key.length));
  const inside = [
    ...given.map(([key, value]) => `${key.padEnd(widest)} = ${textOf(value)}`),
    ...blocks.flatMap((block, at) => {
      const lines = linesOf(block);
      return at === 0 && given.length === 0 ? lines : ['', ...lines];
    }),
  ];
  if (inside.length === 0) return [`${head} {}`];
  return [`${head} {`, ...inside.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}

const givenOf = (attributes: Attributes) =>
  Object.entries(attributes).filter(([, value]) => isGiven(value)) as [string, HclValue][];

function isGiven(value: HclValue | null | undefined): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !(typeof value === 'object' && 'pairs' in value) || givenOf(value.pairs).length > 0;
}

function textOf(value: HclValue): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if ('reference' in value) return value.reference;
  if ('pairs' in value) {
    const given = givenOf(value.pairs).map(([key, one]) => `${keyText(key)} = ${textOf(one)}`);
    return `{ ${given.join(', ')} }`;
  }
  return `[${value.map((item) => textOf(item)).join(', ')}]`;
}

/** A key that is no identifier is a text. */
const keyText = (key: string) => (/^[a-z_][\w-]*$/i.test(key) ? key : quoted(key));

/** `${` and `%{` begin a template in the language: doubled, their first sign stands for itself. */
const quoted = (text: string) => JSON.stringify(text).replaceAll(/[$%](?=\{)/g, '$&$&');
