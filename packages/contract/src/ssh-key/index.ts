import { startMany } from '../crud-api.ts';
import { get, named, page, remove, send } from '../http.ts';
import { SshKey, SshKeyBody } from './model.ts';

export * from './model.ts';
export * from './public-key.rules.ts';
export * from './rules.ts';

const path = '/api/v2/compute/keys';

/** There is no change: another key is another object. `{id}` is an id or, in a project, a name. */
export const sshKeyApi = {
  /** Filters: id, name, type, fingerprint, fingerprint_sha256, project_id, domain_id; `search` looks into all but the last two. */
  list: get(path, page(SshKey)),
  read: named(get(`${path}/{id}`, SshKey)),
  create: send('POST', path, SshKeyBody, SshKey),
  remove: named(remove(`${path}/{id}`)),
  /** Deletes each. */
  removeMany: startMany(`${path}/delete`),
} as const;

export const sshKeySubjects = { list: 'compute_keys', item: 'compute_key' } as const;
export const sshKeyEvent = { name: 'ssh_key', object: SshKey } as const;

/** Sort keys the server knows. */
export const sshKeySorts = ['name', 'type', 'created_at'] as const;
