import type { Tables } from '../../../store/tables.ts';

export interface CopiedTable {
  readonly name: keyof Tables;
  /** What its rows are told apart by, and copied in the order of. */
  readonly key: readonly string[];
  /** Columns that each database makes itself. */
  readonly without?: readonly string[];
  /** The column whose numbers are given by the database, and never twice. */
  readonly numbered?: string;
}

/** All that a store keeps, those first that others refer to. The database makes the rest of it: indexes, and what triggers keep. */
export const copiedTables: readonly CopiedTable[] = [
  { name: 'documents', key: ['kind', 'id'], without: ['row', 'data'] },
  { name: 'outbox', key: ['seq'], numbered: 'seq' },
  { name: 'tasks', key: ['id'] },
  { name: 'task_steps', key: ['task_id', 'item_id'] },
  { name: 'task_items', key: ['task_id', 'position'] },
  { name: 'credentials', key: ['user_id'] },
  { name: 'assignments', key: ['user_id', 'target', 'target_id', 'role'] },
  { name: 'mapped_assignments', key: ['user_id', 'target', 'target_id', 'role'] },
  { name: 'sessions', key: ['id_hash'] },
  { name: 'scoped_tokens', key: ['token_hash'] },
  { name: 'identity_bindings', key: ['provider_id', 'subject'] },
  { name: 'identity_sessions', key: ['session_hash'] },
  { name: 'spent_states', key: ['state_hash'] },
  { name: 'throttles', key: ['key'] },
  { name: 'second_factors', key: ['user_id'] },
  { name: 'recovery_codes', key: ['user_id', 'hash'] },
  { name: 'api_tokens', key: ['id'] },
  { name: 'audit', key: ['id'], numbered: 'id' },
  { name: 'call_intents', key: ['id'] },
  { name: 'cloud_services', key: ['name'] },
  { name: 's3_domains', key: ['domain_id'] },
  { name: 's3_buckets', key: ['name'] },
  { name: 's3_objects', key: ['seq'], numbered: 'seq' },
  { name: 's3_segments', key: ['object', 'position'] },
  { name: 's3_uploads', key: ['id'] },
  { name: 's3_parts', key: ['upload', 'number'] },
  { name: 's3_completed_uploads', key: ['id'] },
  { name: 's3_users', key: ['user_id', 'project_id'] },
  { name: 's3_keys', key: ['access_key'] },
  { name: 'domain_properties', key: ['domain_id', 'key'] },
  { name: 'domain_pictures', key: ['name'] },
];

/** Kept by triggers; only of processes that run; and copied last, for it says that all is there. */
export const otherTables: readonly (keyof Tables)[] = ['port_terms', 'instances', 'installation'];
