import { any, array, boolean, type Infer, nullable, number, optional, string, type } from 'superstruct';

/** How a change, or the try at one, ended: an open set, for servers that are newer. */
export const auditResults = ['success', 'failed', 'refused'] as const;
export type AuditResult = (typeof auditResults)[number];

/** What a change made of one field. Of a list it has the entries that went and those that came. */
export const FieldChange = type({
  field: string(),
  /** JSON; null: it had none, or it is not told. Long values are cut, and are then a text that ends with `…`. */
  from: any(),
  to: any(),
  /** The field is a secret: that it changed is all that is told. */
  is_secret: optional(boolean()),
});
export type FieldChange = Infer<typeof FieldChange>;

const AuditedObject = type({ kind: string(), id: nullable(string()), name: nullable(string()) });

/** One change of an object, for whoever may read the object. */
export const ActivityEntry = type({
  /** Counts up: a later entry has a greater one. */
  id: number(),
  /** ISO 8601, UTC. */
  timestamp: string(),
  /** Who did it; null: the platform itself. */
  username: nullable(string()),
  /** What that person is called; null: the platform itself, or somebody whose account is not kept here. */
  full_name: optional(nullable(string())),
  /** `created`, `updated`, `deleted`. */
  activity: string(),
  object: AuditedObject,
  changes: array(FieldChange),
  /** One of `auditResults`. */
  result: string(),
  request_id: nullable(string()),
  task_id: nullable(string()),
});
export type ActivityEntry = Infer<typeof ActivityEntry>;

/** One entry of the audit log. */
export const AuditEntry = type({
  id: number(),
  timestamp: string(),
  /** The name as it was given, also of nobody; null: the platform itself. */
  username: nullable(string()),
  /** The person's id; null: nobody of that name, or the platform itself. */
  actor_id: nullable(string()),
  /** `login`, `network_created`: one of those that `activities` lists. */
  type: string(),
  activity: string(),
  component: string(),
  /** English, for the log of an operator. */
  message: string(),
  details: array(string()),
  result: string(),
  /** How often it was tried within the minute; 1 for all that happened. */
  times: number(),
  /** Always null: the cluster is one, and its nodes change nothing by themselves. */
  cluster_id: nullable(string()),
  cluster_name: nullable(string()),
  node_id: nullable(string()),
  task_id: nullable(string()),
  /** The IP address; '' where there was no request. */
  address: string(),
  /** The public id of the session, the id of the API token and the origin of the page around the frame; null: none. */
  session: nullable(string()),
  api_token: nullable(string()),
  frame: nullable(string()),
  request_id: nullable(string()),
  object: nullable(AuditedObject),
  project_id: nullable(string()),
  domain_id: nullable(string()),
  changes: array(FieldChange),
});
export type AuditEntry = Infer<typeof AuditEntry>;

/** One kind of entry. */
export const AuditActivity = type({ type: string(), activity: string(), component: string() });
export type AuditActivity = Infer<typeof AuditActivity>;
