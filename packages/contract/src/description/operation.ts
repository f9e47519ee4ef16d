import type * as contract from '../index.ts';

type ApiName = Extract<keyof typeof contract, `${string}Api`>;

/** One call in words: what OpenAPI says of it besides what the contract's models say. */
export interface Operation {
  readonly summary: string;
  readonly description?: string;
  /** What its query string takes. */
  readonly query?: Readonly<Record<string, QueryParameter>>;
  /** It answers a page of a list that is read by page, sorted and filtered. */
  readonly list?: ListDescription;
  /** `If-Match` is heeded. */
  readonly revision?: true;
  /** Its fields are headers: the body is a file. */
  readonly headers?: { readonly schema: unknown };
  /** A body that the server takes. */
  readonly example?: unknown;
}

export interface QueryParameter {
  readonly description: string;
  readonly required?: true;
  readonly allowed?: readonly string[];
  readonly type?: 'boolean' | 'integer';
}

export interface ListDescription {
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** The fields that `search` looks into. */
  readonly search?: readonly string[];
}

/** Of a call that begins a task for several. */
export const task = 'The result of the task lists the objects that failed, with the reason.';

/** The calls of one API object, under the heading where readers find them. */
export interface OperationGroup<Call extends string = string> {
  readonly tag: string;
  readonly calls: { readonly [Name in Call]: Operation };
}

type CallOf<Api extends ApiName> = Extract<keyof (typeof contract)[Api], string>;

/** APIs of the six calls that most resources have: `derivedGroup` has words for them. */
type CrudApiName = {
  [Api in ApiName]: CallOf<Api> extends keyof ReturnType<typeof crudOperations> ? Api : never;
}[ApiName];

/** Each other call of the contract: one without words does not compile. */
export type OperationGroups = {
  readonly [Api in Exclude<ApiName, CrudApiName>]: OperationGroup<CallOf<Api>>;
} & { readonly [Api in CrudApiName]?: OperationGroup<CallOf<Api>> };

const owned = ['id', 'name', 'project_id', 'domain_id'];

/** What the list of a project's resource can be asked for; `filters` are those besides its id, name, project and domain. */
export const ownedList = (
  sorts: readonly string[],
  filters: readonly string[],
  ...search: string[]
): ListDescription => ({
  sorts,
  filters: [...owned, ...filters],
  search: ['name', 'id', ...search],
});

interface Nouns {
  /** With its article: `a network`. */
  readonly one: string;
  readonly many: string;
  readonly list: ListDescription;
}

export const readOperations = ({ one, many, list }: Nouns) => ({
  list: { summary: `List ${many}`, list },
  read: { summary: `Show ${one}` },
});

export const itemOperations = (nouns: Nouns, examples: { readonly create: unknown; readonly update: unknown }) => ({
  ...readOperations(nouns),
  create: { summary: `Create ${nouns.one}`, example: examples.create },
  update: {
    summary: `Change ${nouns.one}`,
    description: 'Omitted fields keep their value.',
    revision: true as const,
    example: examples.update,
  },
  remove: { summary: `Delete ${nouns.one}` },
});

/** `id` is that of the example. */
export const crudOperations = (
  nouns: Nouns,
  { id, ...examples }: { readonly create: unknown; readonly update: unknown; readonly id: string },
) => ({
  ...itemOperations(nouns, examples),
  removeMany: {
    summary: `Delete several ${nouns.many}`,
    description:
      'Named by their `ids`, or all that `matching` finds. The result of the task names those that stayed, and why.',
    example: { ids: [id] },
  },
});
