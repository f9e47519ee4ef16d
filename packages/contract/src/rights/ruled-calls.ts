import * as contract from '../index.ts';
import type { Endpoint } from '../http.ts';
import { calls } from './calls.ts';
import type { CallRule } from './rule.ts';

/** One call of the contract, with its line in the table. */
export interface RuledCall {
  /** `networkApi.update` */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly rule: CallRule;
}

const apis: Readonly<Record<string, unknown>> = { ...contract };

export const ruledCalls: readonly RuledCall[] = Object.entries(calls).flatMap(([api, rules]) =>
  Object.entries(rules as Readonly<Record<string, CallRule>>).map(([call, rule]) => {
    const endpoints = apis[api] as Readonly<Record<string, Endpoint>>;
    return { name: `${api}.${call}`, endpoint: endpoints[call] as Endpoint, rule };
  }),
);

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const byKey = new Map(ruledCalls.map(({ endpoint, rule }) => [keyOf(endpoint), rule]));

/** Who may make the call. Throws for one that is not in the table: it must not be served. */
export function ruleOf(endpoint: Pick<Endpoint, 'method' | 'path'>): CallRule {
  const rule = byKey.get(keyOf(endpoint));
  if (!rule) throw new Error(`${keyOf(endpoint)} has no line in the table of rights (contract/src/rights/calls.ts)`);
  return rule;
}
