import type { Generated } from 'kysely';
import type { IdentityTables } from './tables/identity-providers.ts';
import type { AccountSecurityTables } from './tables/account-security.ts';
import type { DomainPropertyTables } from './tables/domain-properties.ts';
import type { S3Tables } from './tables/object-storage.ts';

/** Times are ISO 8601 in UTC, so that they sort as text; bodies are JSON. */
export interface Tables extends S3Tables, AccountSecurityTables, IdentityTables, DomainPropertyTables {
  documents: DocumentRow;
  port_terms: { term: string; project_id: string; port_id: string };
  outbox: OutboxRow;
  tasks: TaskRow;
  task_steps: TaskStepRow;
  task_items: TaskItemRow;
  credentials: { user_id: string; hash: string; changed_at: string };
  assignments: AssignmentRow;
  sessions: SessionRow;
  scoped_tokens: ScopedTokenRow;
  throttles: ThrottleRow;
  audit: AuditRow;
  call_intents: CallIntentRow;
  cloud_services: { name: string; answered_at: string };
  installation: InstallationRow;
  instances: InstanceRow;
}

export interface DocumentRow {
  /** What the indexes of lists call it. */
  row: Generated<number>;
  kind: string;
  id: string;
  project_id: string | null;
  domain_id: string;
  name: string;
  status: string | null;
  created_at: string;
  body: string;
}

/** `project_id` null and `user_id` null: for everybody who may read the subject. */
export interface OutboxRow {
  seq: Generated<number>;
  at: string;
  channel: string;
  type: string;
  operation: string;
  object_id: string;
  body: string;
  project_id: string | null;
  domain_id: string | null;
  user_id: string | null;
  subject: string;
  request_id: string | null;
}

export interface TaskRow {
  id: string;
  name: string;
  state: string;
  kwargs: string;
  expected: number | null;
  error: string | null;
  is_system: number;
  project_id: string | null;
  domain_id: string;
  user_id: string;
  /** Of who started it, and from where: as `Author` has it. */
  user_name: string;
  address: string;
  session: string | null;
  api_token: string | null;
  frame: string | null;
  request_id: string | null;
  created_at: string;
  updated_at: string;
  /** Counts the instances that took the task: a step of an older attempt is refused. */
  attempt: number;
  /** The instance that runs it; null: none does. */
  holder: string | null;
}

export interface TaskStepRow {
  task_id: string;
  position: number;
  item_id: string;
  /** null: done; else the item's error as JSON. */
  problem: string | null;
}

/** An object that an unfinished task is about. */
export interface TaskItemRow {
  task_id: string;
  position: number;
  item_id: string;
  /** null: it was not there when the task was started. */
  name: string | null;
  /** JSON: what it was before the task asked another server to change it. null: it has not asked. */
  before: Generated<string | null>;
}

export interface AssignmentRow {
  user_id: string;
  target: 'system' | 'domain' | 'project';
  /** '' for the system. */
  target_id: string;
  role: string;
}

export interface SessionRow {
  id_hash: string;
  user_id: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  address: string;
  user_agent: string;
  /** The page whose frame, or whose frame's window, it is good for; null: the console's own tabs, and frames of its site. */
  frame_host: string | null;
  frame_part: 'frame' | 'window' | null;
  /** The session that it came out of, and ends with. */
  parent_hash: string | null;
}

export interface ScopedTokenRow {
  token_hash: string;
  session_hash: string;
  /** null: domain mode. */
  project_id: string | null;
  expires_at: string;
}

export interface ThrottleRow {
  /** `account:<domain>/<name>` or `address:<ip>`. */
  key: string;
  failures: number;
  last_at: string;
  locked_until: string | null;
}

export interface AuditRow {
  id: Generated<number>;
  at: string;
  type: string;
  user_id: string | null;
  /** null: the person themselves. */
  by_user_id: string | null;
  account: string;
  address: string;
  request_id: string | null;
  /** What it was done to, where that is more than the account; kinds are those of `audit/audit.ts`, or an ability's subject. */
  object_kind: string | null;
  object_id: string | null;
  object_name: string | null;
  /** The method that was refused. */
  action: string | null;
  /** How often it was so within a minute; later ones have left no rows of their own. */
  times: number;
  /** Of an object that is kept as a document: the contract's subject of who may read it, and so its activity; else null. */
  subject: string | null;
  project_id: string | null;
  domain_id: string | null;
  /** What changed of such an object, as JSON: the contract's `FieldChange`s. */
  changes: string | null;
  /** How the person came, as `Author` has it; null: not so, or it was not asked. */
  session: string | null;
  api_token: string | null;
  frame: string | null;
  task_id: string | null;
}

/** A call to a cloud that may have changed something, until its end is known. */
export interface CallIntentRow {
  id: string;
  /** Of the object: `router`. */
  kind: string;
  /** What it was, as JSON. */
  before: string;
  /** An `Author`, as JSON. */
  author: string;
  created_at: string;
  /** The instance that calls. */
  holder: string | null;
}

/** An instance of the platform. */
export interface InstanceRow {
  id: string;
  started_at: string;
  /** It lives; after this time, if it has not said so again, it does not. */
  lease_until: string;
}

/** One row: which installation this database is of. */
export interface InstallationRow {
  id: string;
  /** Its id, sealed: another key than the one it was sealed with cannot open it. */
  key_check: string | null;
  /** 1 when accounts were put in: they do not go again by themselves. */
  is_seeded: number;
}
