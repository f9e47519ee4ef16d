import { type SshKey, type SshKeyBody, sshKeySorts } from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';

/**
 * Public SSH keys, as one scope sees them: a project has its own, a system role without a project has all. Nothing of a key
 * changes. In a project, `read` and `remove` take the name in place of the id.
 *
 * `create`: 400 `name_taken`, and what the contract's rules find wrong with the name and the key.
 */
export type SshKeyEngine = Omit<CrudEngine<SshKey, SshKeyBody, never>, 'update'>;

/** What each engine answers of a list. */
export const sshKeyListRules: ListRules = {
  sorts: sshKeySorts,
  filters: { ...ownedFilters, ...sameName('type', 'fingerprint', 'fingerprint_sha256') },
  search: ['name', 'id', 'fingerprint', 'fingerprint_sha256'],
};
