import { type FieldProblems, type Filter, PAGE_SIZE, parseFilter, parseSort, problem } from '@skydeck/contract';
import type { Condition, Plain } from '../store/conditions.ts';
import { fieldsOf, type ListDescription } from '../store/list-description.ts';
import type { DocumentQuery } from '../store/documents.ts';
import type { Count, Sort } from '../store/paging.ts';
import { invalid } from './refusal.ts';

/** What a list can be asked for, besides limit, marker, sort, with_count and search. */
export interface ListRules {
  readonly sorts: readonly string[];
  /** Those among them that count something, by their name. */
  readonly counts?: Readonly<Record<string, Count>>;
  /** The query's name → the document's field (see `Condition`), or the condition itself for what needs more. */
  readonly filters: Readonly<Record<string, string | ((filter: Filter) => Condition)>>;
  /** The fields that `search=` looks into. */
  readonly search?: readonly string[];
  /** The field of a time that `from` (included) and `to` (excluded) are asked of. */
  readonly period?: string;
  /** `created_at:desc` */
  readonly defaultSort?: string;
}

/**
 * What a store keeps indexes of, so that it answers such a list quickly. `seenBy`: fields that say who sees one, where that is more
 * than whose it is.
 */
export function describeList(
  kind: string,
  { sorts, counts = {}, filters, search = [], period }: ListRules,
  seenBy: readonly string[] = [],
): ListDescription {
  const anything = parseFilter('anything');
  return {
    kind,
    filters: [
      ...seenBy,
      ...(period === undefined ? [] : [period]),
      ...Object.values(filters).flatMap((rule) => (typeof rule === 'string' ? [rule] : fieldsOf(rule(anything)))),
    ],
    sorts: sorts.filter((field) => !Object.hasOwn(counts, field)),
    counted: Object.values(counts).flatMap((count) => ('kind' in count || count.with ? [] : [count.list])),
    text: search,
  };
}

/** Filters that are called as their field is. */
export const sameName = (...fields: readonly string[]): ListRules['filters'] =>
  Object.fromEntries(fields.map((field) => [field, field]));

/** Those of each list whose objects belong to a project. */
export const ownedFilters = sameName('id', 'name', 'project_id', 'domain_id');

/**
 * Reads a list's query string in both of its encodings: plain names, and `params={"filters":{…}}`.
 * Throws a Refusal (400) naming each parameter that is not known or makes no sense.
 */
export function readListQuery(query: Readonly<Record<string, string>>, rules: ListRules): DocumentQuery {
  const given = plainQuery(query);
  const filters = Object.fromEntries(Object.entries(given).filter(([name]) => !paging.has(name)));
  const { where, problems } = conditionsOf(filters, rules);
  const limit = limitOf(given['limit'], problems);
  const sort = sortOf(given['sort'] ?? rules.defaultSort, rules.sorts, problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    where,
    ...(sort && { sort: withCount(sort, rules.counts) }),
    ...(limit !== null && { limit }),
    ...(given['marker'] && { marker: given['marker'] }),
    count: given['with_count']?.toLowerCase() === 'true',
  };
}

/** The filters of a bulk call: those of the list, and nothing that says how it is paged. Throws a Refusal (400) as `readListQuery`. */
export function readMatching(filters: Readonly<Record<string, string>>, rules: ListRules): Condition[] {
  const { where, problems } = conditionsOf(filters, rules);
  const named = Object.entries(problems).map(([name, told]) => [`matching.filters.${name}`, told] as const);
  if (named.length > 0) throw invalid(Object.fromEntries(named));
  return where;
}

function conditionsOf(filters: Readonly<Record<string, string>>, rules: ListRules) {
  const problems: FieldProblems = {};
  const where: Condition[] = [];
  for (const [name, value] of Object.entries(filters)) {
    if (name === 'search' && rules.search) continue;
    if (isOfPeriod(name) && rules.period !== undefined) continue;
    const rule = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined;
    if (rule === undefined) problems[name] = unknownFilter(name, Object.keys(rules.filters));
    else where.push(typeof rule === 'string' ? conditionOf(rule, parseFilter(value)) : rule(parseFilter(value)));
  }
  const search = rules.search && filters['search'];
  if (search) where.push({ any: rules.search.map((field) => ({ field, contains: searchText(search) })) });
  if (rules.period !== undefined) where.push(...periodOf(rules.period, filters, problems));
  return { where, problems };
}

const isOfPeriod = (name: string) => name === 'from' || name === 'to';

// spec: list.period
function periodOf(field: string, filters: Readonly<Record<string, string>>, problems: FieldProblems): Condition[] {
  const [from, before] = (['from', 'to'] as const).map((name) => {
    const time = readTime(filters[name]);
    if (time === undefined) problems[name] = notATime();
    return time ?? null;
  });
  return from == null && before == null ? [] : [{ during: field, from: from ?? null, before: before ?? null }];
}

export const notATime = () => problem('wrong_type', 'This must be a time of ISO 8601');

/** A time of a query as the store keeps times; null: none was given. undefined: it is no time. */
export function readTime(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(time) ? new Date(time).toISOString() : undefined;
}

function unknownFilter(name: string, filters: readonly string[]) {
  const known = filters.length > 0 ? `; it has ${filters.join(', ')}` : '';
  return problem('unknown_filter', `This list has no filter '${name}'${known}`, { filters });
}

const paging: ReadonlySet<string> = new Set(['limit', 'marker', 'sort', 'with_count', 'usage']);

const searchText = (raw: string) => {
  const filter = parseFilter(raw);
  return 'text' in filter ? filter.text : filter.values.join(',');
};

/** What was asked for, in whichever of the two encodings. */
export function plainQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  const { params, ...plain } = query;
  if (params === undefined) return plain;
  const nested = readJson(params);
  if (typeof nested !== 'object' || nested === null || Array.isArray(nested)) {
    throw invalid({ params: problem('wrong_type', 'This must be a JSON object') });
  }
  const { filters, ...rest } = nested as Record<string, unknown>;
  const asText = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ];
  const inner = typeof filters === 'object' && filters !== null ? Object.entries(filters) : [];
  return { ...plain, ...Object.fromEntries([...Object.entries(rest), ...inner].map(asText)) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function limitOf(raw: string | undefined, problems: FieldProblems): number | null {
  if (raw === undefined) return PAGE_SIZE;
  if (raw === '-1') return null;
  if (/^[1-9]\d{0,3}$/.test(raw)) return Number(raw);
  problems['limit'] = problem('out_of_range', 'The limit is a whole number from 1 to 9999, or -1 for all', {
    least: 1,
    most: 9999,
  });
  return null;
}

function sortOf(raw: string | undefined, sorts: readonly string[], problems: FieldProblems) {
  if (raw === undefined) return null;
  const sort = parseSort(raw);
  if (sort && sorts.includes(sort.field)) return sort;
  problems['sort'] = problem('unknown_sort', `This list can be sorted by ${sorts.join(', ')}`, { sorts: [...sorts] });
  return null;
}

function withCount(sort: Sort, counts: ListRules['counts'] = {}): Sort {
  const count = Object.hasOwn(counts, sort.field) ? counts[sort.field] : undefined;
  return count ? { ...sort, count } : sort;
}

/** One filter as a condition on one field. Case is ignored where the filter says `contains`. */
export function conditionOf(field: string, filter: Filter): Condition {
  if ('text' in filter)
    return filter.kind === 'contains' ? { field, contains: filter.text } : { field, in: spellings(filter.text) };
  const values = filter.values.flatMap(spellings);
  return filter.kind === 'not_any' ? { not: { field, in: values } } : { field, in: values };
}

// The query string has only texts; the document may have a boolean or a number there. `False` is the command line's spelling.
function spellings(text: string): Plain[] {
  if (/^(true|false)$/i.test(text)) return [text, text.toLowerCase() === 'true'];
  return /^-?\d{1,15}$/.test(text) ? [text, Number(text)] : [text];
}

/** Of a filter `true` or `false`: true holds where the condition does not. */
export const yesUnless =
  (no: Condition) =>
  (filter: Filter): Condition => {
    const asked = conditionOf('', filter);
    const values: readonly unknown[] = 'in' in asked ? asked.in : [];
    return { any: [...(values.includes(true) ? [{ not: no }] : []), ...(values.includes(false) ? [no] : [])] };
  };
