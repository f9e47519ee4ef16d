import { PropertyUpdate } from '../domain-property/index.ts';
import type { Struct } from 'superstruct';
import { readingOf } from './readings.ts';

// Of whatever value: a struct takes its own alone.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type SomeStruct = Struct<any, any>;

/**
 * What was sent as the model has it, where its meaning is plain: a number or a truth value as text, null for what is left out,
 * another spelling that `readings` knows (spec: call.tolerant). What is not understood stays as it is, and the model refuses it by its name.
 */
export function readRequest(sent: unknown, model: SomeStruct): unknown {
  if (model.schema === PropertyUpdate.schema && !isPropertyUpdate(sent)) return { data: sent };
  return read(sent, model);
}

/** A client may send the value itself. */
const isPropertyUpdate = (sent: unknown) =>
  isObject(sent) && 'data' in sent && Object.keys(sent).every((name) => name === 'data' || name === 'access');

function read(sent: unknown, model: SomeStruct): unknown {
  const reader = readers[model.type];
  return reader ? reader(sent, model) : sent;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readObject(sent: unknown, { schema }: SomeStruct): unknown {
  if (!isObject(sent)) return sent;
  const fields = schema as Readonly<Record<string, SomeStruct>>;
  const said = readingOf(schema as object)?.read(sent) ?? sent;
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]): [string, unknown][] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) return [[name, value]];
      const isLeftOut = value === null && !field.is(null) && field.is(undefined);
      return isLeftOut ? [] : [[name, read(value, field)]];
    }),
  );
}

const readNumber = (sent: unknown): unknown =>
  typeof sent === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(sent.trim()) ? Number(sent) : sent;

function readBoolean(sent: unknown): unknown {
  if (typeof sent !== 'string' || !/^(true|false)$/i.test(sent)) return sent;
  return sent.toLowerCase() === 'true';
}

const readers: Readonly<Record<string, (sent: unknown, model: SomeStruct) => unknown>> = {
  object: readObject,
  type: readObject,
  array: (sent, { schema }) => (Array.isArray(sent) ? sent.map((one) => read(one, schema as SomeStruct)) : sent),
  integer: readNumber,
  number: readNumber,
  boolean: readBoolean,
  enums: (sent, { schema }) =>
    typeof sent === 'string' || typeof sent === 'number'
      ? (Object.values(schema as object).find((one) => String(one) === String(sent)) ?? sent)
      : sent,
};
