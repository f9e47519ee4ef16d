import type { HclValue } from './hcl-blocks.rules.ts';

/** How an attribute of a resource of the provider is said to the program: an option, one of two, or what a function makes of it. */
export type Option =
  | string
  | readonly [on: string, off: string]
  | ((value: HclValue, all: Given) => readonly Argument[]);
export type Given = Readonly<Record<string, HclValue>>;
/** A value with the option before it, '' where it has none; `true` for an option that needs no value. */
export type Argument = readonly [option: string, value: HclValue];

export interface Command {
  /** What the command makes, as the shell's variable for its id begins. */
  readonly noun: string;
  readonly words: string | ((all: Given) => string);
  /** In their order, by attributes of the resource and by the types of its blocks. */
  readonly options: Readonly<Record<string, Option>>;
  /** Attributes that stand after the options, without one: those that are given, and a name in any case. */
  readonly operands: readonly string[];
  /** An attribute that the program reads of a file. */
  readonly file?: { readonly attribute: string; readonly option: string };
  /** It answers before the cloud has done it, if it is not told to wait. */
  readonly waits?: boolean;
  /** What needs a command of its own afterwards. */
  readonly afterwards?: {
    readonly words: string;
    readonly options: Readonly<Record<string, Option>>;
    readonly if: string;
  };
}

/** `--dpd action=hold,interval=30` */
export const pairs =
  (option: string, names: Readonly<Record<string, string>> = {}): Option =>
  (value) =>
    listOf(value).map((one) => [option, Object.entries(pairsOf(one)).map(pairWith(names)).join(',')]);

const pairWith =
  (names: Readonly<Record<string, string>>) =>
  ([key, value]: [string, HclValue]) =>
    `${names[key] ?? key}=${String(value)}`;

const listOf = (value: HclValue): readonly HclValue[] => (Array.isArray(value) ? value : [value]);

const pairsOf = (value: HclValue): Given =>
  typeof value === 'object' && 'pairs' in value ? (value.pairs as Given) : {};

/** Each key of a block is an option of its own. */
export const each =
  (options: Readonly<Record<string, string>>): Option =>
  (value) =>
    listOf(value).flatMap((one) => argumentsOf(options, pairsOf(one)));

/** Options in their order, of those attributes that are given. */
export function argumentsOf(options: Readonly<Record<string, Option>>, given: Given): Argument[] {
  return Object.entries(options).flatMap(([attribute, option]): readonly Argument[] => {
    const value = given[attribute];
    if (value === undefined) return [];
    if (typeof option === 'function') return option(value, given);
    if (typeof option !== 'string') return [[value === true ? option[0] : option[1], true]];
    return listOf(value).map((one) => [option, one]);
  });
}
