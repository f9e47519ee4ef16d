import { type HclBlock, type HclValue } from './hcl-blocks.rules.ts';
import { resolved } from './hcl.rules.ts';
import { commands } from './openstack-compute-commands.rules.ts';
import { type Argument, argumentsOf, type Given } from './openstack-options.rules.ts';
import { inShell } from './shell.rules.ts';

/**
 * The same as blocks of the provider, as commands of OpenStack's own program for a POSIX shell. Ids of what a command made
 * are variables of the shell; so are secrets, which stand in no file and in no history.
 */
export function openstackCliOf(blocks: readonly HclBlock[]): string {
  const all = resolved(blocks);
  const context: Context = {
    lookups: new Map(all.filter(({ type }) => type === 'data').map((block) => [keyOf(block), givenOf(block)])),
    variables: variablesFor(all),
  };
  return all.flatMap((block) => (block.type === 'resource' ? commandsFor(block, context) : [])).join('\n');
}

/** The names of the variables that hold secrets. */
export const secretsOf = (blocks: readonly HclBlock[]): string[] =>
  resolved(blocks).flatMap(({ type, labels: [label = ''] = [] }) => (type === 'variable' ? [secretName(label)] : []));

interface Context {
  /** What is looked up by its id; a command takes the id. */
  readonly lookups: ReadonlyMap<string, Given>;
  /** The shell's variables for the ids of those resources that others name, by type and label. */
  readonly variables: ReadonlyMap<string, string>;
}

const keyOf = ({ labels = [] }: HclBlock) => labels.join('.');
const shellName = (text: string) => text.replaceAll('-', '_');
const secretName = (label: string) => shellName(label).toUpperCase();

/** Its attributes and, by their types, its blocks. */
function givenOf({ attributes = {}, blocks = [] }: HclBlock): Given {
  const types = [...new Set(blocks.map(({ type }) => type))];
  const inner = types.map((one): [string, HclValue] => [
    one,
    blocks.filter(({ type }) => type === one).map((block) => ({ pairs: block.attributes ?? {} })),
  ]);
  return { ...(attributes as Given), ...Object.fromEntries(inner) };
}

function variablesFor(blocks: readonly HclBlock[]): Map<string, string> {
  const named = new Set(blocks.flatMap((block) => Object.values(block.attributes ?? {}).flatMap(keysIn)));
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const block of blocks) {
    const [type = '', label = ''] = block.labels ?? [];
    const command = commands[type];
    const attributes = block.attributes ?? {};
    if (
      !command ||
      !(named.has(keyOf(block)) || (command.afterwards && attributes[command.afterwards.if] !== undefined))
    )
      continue;
    const plain = shellName(`${command.noun}_${label}`);
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}_${number}`;
    taken.add(name);
    names.set(keyOf(block), name);
  }
  return names;
}

/** Of `openstack_networking_router_v2.edge.id`, what comes before the last point. */
const keysIn = (value: HclValue | null | undefined): string[] =>
  typeof value === 'object' && value !== null && 'reference' in value
    ? [value.reference.split('.').slice(0, -1).join('.')]
    : [];

function commandsFor(block: HclBlock, context: Context): string[] {
  const [type = '', label = ''] = block.labels ?? [];
  const command = commands[type];
  if (!command) throw new Error(`There is no command for ${type}`);
  const { words, options, operands, file, waits = false, afterwards } = command;
  const given: Given = { name: block.name ?? label, ...givenOf(block) };
  const say = (start: string, args: readonly Argument[]) =>
    inLines([`openstack ${start}`, ...args.map((one) => argumentText(one, context))]);
  // The text stands in no file: the program reads it from its standard input.
  const input = file && given[file.attribute];
  const piped = input === undefined ? '' : `printf '%s\\n' ${wordOf(input, context)} | `;
  const variable = context.variables.get(keyOf(block));
  const told = say(typeof words === 'string' ? words : words(given), [
    ...argumentsOf(options, given),
    ...(file && piped !== '' ? [[file.option, '/dev/stdin'] as const] : []),
    ...(waits ? [['wait', true] as const] : []),
    ...(variable === undefined
      ? []
      : ([
          ['format', 'value'],
          ['column', 'id'],
        ] as const)),
    ...operands.flatMap((name) => (given[name] === undefined ? [] : [['', given[name]] as const])),
  ]);
  const made = `${piped}${told}`;
  const first = variable === undefined ? made : `${variable}=$(${made})`;
  if (!afterwards || given[afterwards.if] === undefined) return [first];
  return [
    first,
    say(afterwards.words, [...argumentsOf(afterwards.options, given), ['', { reference: `${keyOf(block)}.id` }]]),
  ];
}

const inLines = (parts: readonly string[]) => parts.join(parts.join(' ').length > 80 ? ' \\\n  ' : ' ');

function argumentText([option, value]: Argument, context: Context): string {
  if (value === true) return `--${option}`;
  const text = wordOf(value, context);
  // What begins with a dash is taken for an option otherwise.
  if (String(value).startsWith('-')) return option === '' ? `-- ${text}` : `--${option}=${text}`;
  return option === '' ? text : `--${option} ${text}`;
}

function wordOf(value: HclValue, context: Context): string {
  if (typeof value === 'object' && 'reference' in value) return expansionOf(value.reference, context);
  const text = String(value);
  return /^[\w./:@%+,=-]+$/.test(text) ? text : inShell(text);
}

/** `var.vpn_psk`, `data.TYPE.external.name`, `TYPE.edge.id`, `TYPE.edge.vip_port_id`. */
function expansionOf(reference: string, { lookups, variables }: Context): string {
  const [first = '', ...rest] = reference.split('.');
  if (first === 'var') return `"$${secretName(rest[0] ?? '')}"`;
  if (first === 'data')
    return Object.values(lookups.get(rest.slice(0, 2).join('.')) ?? {})
      .map(String)
      .join('');
  const id = `"$${variables.get([first, rest[0]].join('.')) ?? ''}"`;
  if (rest[1] === 'id') return id;
  const show = commands[first]?.words ?? '';
  return `"$(openstack ${String(show).replace('create', 'show')} --format value --column ${rest[1] ?? ''} ${id})"`;
}
