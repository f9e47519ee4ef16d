import { Struct } from 'superstruct';
import type { NumberRange } from '../rules/networks.ts';
import type { AllowedValues } from '../structs.ts';
import { readingOf } from '../requests/index.ts';
import { fieldTextsOf } from './fields.ts';

// Of whatever value: a struct takes its own alone.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type SomeStruct = Struct<any, any>;

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Schemas {
  /** A reference where the struct has a name, else what it takes. */
  of(struct: SomeStruct): Schema;
  /** Every named struct that `of` has met, by its name. */
  readonly components: Readonly<Record<string, Schema>>;
}

/** Turns structs into schemas. `names` are those under which the contract exports models, by their structs' `schema`. */
export function createSchemas(names: ReadonlyMap<object, string>): Schemas {
  const components: Record<string, Schema> = {};

  function named(struct: SomeStruct): Schema {
    const name = names.get(struct.schema as object);
    if (name === undefined) return whole(struct);
    components[name] ??= ofType(struct);
    const reference = { $ref: `#/components/schemas/${name}` };
    return struct.is(null) ? { anyOf: [reference, { type: 'null' }] } : reference;
  }

  /** superstruct's `optional` and `nullable` leave the type; only the struct itself says whether it takes nothing. */
  function whole(struct: SomeStruct): Schema {
    const schema = ofType(struct);
    if (!('type' in schema) || !struct.is(null)) return schema;
    const { enum: values, type, ...rest } = schema;
    return { ...rest, type: [type, 'null'].flat(), ...(Array.isArray(values) && { enum: [...values, null] }) };
  }

  function ofType(struct: SomeStruct): Schema {
    const describe = describers[struct.type];
    return describe ? describe(struct) : {};
  }

  const objectOf = (isClosed: boolean) => (struct: SomeStruct) => {
    const fields = Object.entries(struct.schema as Readonly<Record<string, SomeStruct>>);
    const texts = fieldTextsOf(struct.schema as object);
    const follows = (isClosed && readingOf(struct.schema as object)?.follows) || [];
    const required = fields
      .filter(([name, field]) => !field.is(undefined) && !follows.includes(name))
      .map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          { ...named(field), ...formatOf(name, field), ...(texts[name] && { description: texts[name] }) },
        ]),
      ),
      ...(required.length > 0 && { required }),
      ...(isClosed && { additionalProperties: false }),
    };
  };

  const describers: Readonly<Record<string, (struct: SomeStruct) => Schema>> = {
    string: (struct) => ({ type: 'string', ...limits(struct, 'minLength', 'maxLength') }),
    boolean: () => ({ type: 'boolean' }),
    number: (struct) => ({ type: 'number', ...limits(struct, 'minimum', 'maximum') }),
    integer: (struct) => ({ type: 'integer', ...limits(struct, 'minimum', 'maximum') }),
    enums: ({ schema }) => enumOf(Object.values(schema as Readonly<Record<string, string | number>>)),
    array: (struct) => ({
      type: 'array',
      items: named(struct.schema as SomeStruct),
      ...limits(struct, 'minItems', 'maxItems'),
    }),
    object: objectOf(true),
    type: objectOf(false),
    record: (struct) => ({ type: 'object', additionalProperties: named(valueOfRecord(struct)) }),
  };

  return { of: named, components };
}

const enumOf = (values: readonly (string | number)[]): Schema => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: values,
});

function valueOfRecord(struct: SomeStruct): SomeStruct {
  const probe = { any: null };
  const [, entry] = [...struct.entries(probe, contextOf(probe))];
  return (entry?.[2] ?? new Struct({ type: 'unknown', schema: null })) as SomeStruct;
}

const contextOf = (value: unknown) => ({ branch: [value], path: [], mask: false });

/** Outside of every limit of `size` and `within`. */
const outside = { length: -1 };

/**
 * What the messages of refusals say, too: superstruct keeps nothing of ours through `optional` and `nullable` but what the
 * struct says of a value that it refuses.
 */
function limitsOf(struct: SomeStruct): NumberRange | null {
  for (const failure of struct.refiner(outside as never, contextOf(outside))) {
    const { limits: found } = failure as AllowedValues;
    if (found) return found;
  }
  return null;
}

function limits(struct: SomeStruct, least: string, most: string): Schema {
  const range = limitsOf(struct);
  if (!range) return {};
  return { ...(range.least !== 0 || least === 'minimum' ? { [least]: range.least } : {}), [most]: range.most };
}

/** Times are ISO 8601 in UTC wherever a name says that it is one. */
const formatOf = (name: string, struct: SomeStruct): Schema =>
  struct.type === 'string' && /(^|_)at$/.test(name) ? { format: 'date-time' } : {};
