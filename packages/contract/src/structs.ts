import { enums as plainEnums, type Failure, integer, number, refine, string, Struct } from 'superstruct';
import type { NumberRange } from './rules/networks.ts';

// superstruct says a limit in its English only. These carry it, so that a message and the console's words name it.

/** What a failure says of the values that are allowed. */
export interface AllowedValues {
  readonly limits?: NumberRange;
  readonly allowed?: readonly (string | number)[];
}
const failure = (said: AllowedValues): Partial<Failure> & AllowedValues => said;

/** A text or a list of so many characters or entries. */
export const size = <Value extends string | readonly unknown[], Schema>(
  struct: Struct<Value, Schema>,
  least: number,
  most: number = least,
): Struct<Value, Schema> =>
  refine(struct, 'size', ({ length }) => (length >= least && length <= most) || failure({ limits: { least, most } }));

/** A whole number of a range. */
export const within = ({ least, most }: NumberRange): Struct<number, null> =>
  refine(
    integer(),
    'out_of_range',
    (value) => (value >= least && value <= most) || failure({ limits: { least, most } }),
  );

/** Texts that many requests have. */
export const Id = size(string(), 1, 64);
export const Name = size(string(), 1, 255);
export const Description = size(string(), 0, 255);
export const AddressText = size(string(), 1, 45);

/** A rule of our own. `message` is the English for clients other than the console. */
export const ruled = <Value, Schema>(
  struct: Struct<Value, Schema>,
  code: string,
  message: string,
  isFine: (value: Value) => boolean,
): Struct<Value, Schema> => refine(struct, code, (value) => isFine(value) || message);

/** The same of an object, said at one of its fields. */
export const ruledAt = <Value, Schema>(
  struct: Struct<Value, Schema>,
  field: string,
  code: string,
  message: string,
  isFine: (value: Value) => boolean,
): Struct<Value, Schema> => refine(struct, code, (value) => isFine(value) || { path: [field], message });

/** One of a few values. */
export const enums = ((values: readonly string[]) =>
  new Struct({
    ...plainEnums(values),
    validator: (value: unknown) => (values as readonly unknown[]).includes(value) || failure({ allowed: values }),
  })) as typeof plainEnums;

/** What each object of a project says of itself: whose it is, its revision, and since when (ISO 8601, UTC). */
export const ownedFields = {
  project_id: string(),
  domain_id: string(),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
};
