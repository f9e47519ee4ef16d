import { array, boolean, type Infer, optional, string, type } from 'superstruct';
import { get, unscoped } from '../http.ts';

export * from './rules.ts';

/** A part of the console that can be on or off. */
export const Feature = type({
  id: string(),
  title: optional(string()),
  description: optional(string()),
  enabled: boolean(),
  metadata: optional(type({ target: optional(string()) })),
});
export type Feature = Infer<typeof Feature>;

export const featureApi = {
  list: unscoped(get('/features.json', array(Feature))),
} as const;
