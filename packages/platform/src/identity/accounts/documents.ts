import type { Documents } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';

export interface DomainDocument {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  /** The brand its people see; null: the server's own. */
  readonly theme: string | null;
  readonly created_at: string;
}

export interface ProjectDocument {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly domain_id: string;
  readonly created_at: string;
}

export interface UserDocument {
  readonly id: string;
  /** Unique in its domain, whatever the case. */
  readonly name: string;
  readonly full_name: string;
  readonly email: string;
  readonly enabled: boolean;
  readonly domain_id: string;
  /** Platform permission groups of a system administrator. */
  readonly system_permissions: readonly string[];
  /** Extra groups in the domain: `image_upload`, `quota_manager`. */
  readonly domain_permissions: readonly string[];
  readonly language: string | null;
  readonly created_at: string;
}

interface Accounts {
  readonly domains: Documents<DomainDocument>;
  readonly projects: Documents<ProjectDocument>;
  readonly users: Documents<UserDocument>;
}

export const accountsOf = (tx: Tx): Accounts => ({
  domains: tx.documents<DomainDocument>('domain'),
  projects: tx.documents<ProjectDocument>('project'),
  users: tx.documents<UserDocument>('user'),
});

export const domainIndexed = ({ id, name, created_at }: DomainDocument) => ({
  projectId: null,
  domainId: id,
  name,
  createdAt: created_at,
});

export const projectIndexed = ({ domain_id, name, created_at }: ProjectDocument) => ({
  projectId: null,
  domainId: domain_id,
  name,
  createdAt: created_at,
});

export const userIndexed = ({ domain_id, name, created_at }: UserDocument) => ({
  projectId: null,
  domainId: domain_id,
  name,
  createdAt: created_at,
});
