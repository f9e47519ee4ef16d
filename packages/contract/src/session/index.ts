import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { get, page, send, sendNoContent, unscoped } from '../http.ts';
import { Allowed } from '../meta/index.ts';
import { enums, size } from '../structs.ts';

export const Credentials = object({
  username: size(string(), 1, 255),
  password: size(string(), 1, 1024),
  domain: optional(size(string(), 1, 64)),
});
export type Credentials = Infer<typeof Credentials>;

/** The answer of a login. `token` is the session id, for `X-Session-Id` where cookies do not reach (a foreign frame). */
export const SessionUser = type({
  token: string(),
  user_id: string(),
  name: string(),
  domain_id: string(),
  domain_name: string(),
  roles: array(string()),
  is_superuser: boolean(),
  external_provider: nullable(string()),
  scoped_token: nullable(string()),
  project_id: nullable(string()),
});
export type SessionUser = Infer<typeof SessionUser>;

export const Profile = type({
  id: string(),
  name: string(),
  full_name: string(),
  email: string(),
  domain_id: string(),
  domain_name: string(),
  project_id: nullable(string()),
  roles: array(string()),
  system_permissions: array(string()),
  domain_permissions: array(string()),
  assigned_projects: array(type({ project_id: string(), role: string() })),
  identity_provider: nullable(string()),
  is_superuser: boolean(),
  language: nullable(string()),
  /** The person to the object storage of the chosen project; null: they have not used it there yet. */
  s3_user_id: nullable(string()),
});
export type Profile = Infer<typeof Profile>;

/** A project as its member sees it. */
export const OwnProject = type({
  id: string(),
  name: string(),
  enabled: boolean(),
  domain_id: string(),
  domain_name: string(),
  role: string(),
});
export type OwnProject = Infer<typeof OwnProject>;

export const ScopedToken = type({ token: string(), project_id: nullable(string()), expires_at: string() });
export type ScopedToken = Infer<typeof ScopedToken>;

/** Where to begin; what is not open to the person is passed over, but in a frame the project that is asked for. */
export const OpenSession = object({
  /** The project that the address names. */
  asked: nullable(string()),
  /** Who was here last, and where; `project_id` is null for no project. Null: nobody knows. */
  last: nullable(object({ user_id: string(), project_id: nullable(string()) })),
});
export type OpenSession = Infer<typeof OpenSession>;

/** All that a console has to know before it shows anything. */
export const OpenedSession = type({
  profile: Profile,
  projects: array(OwnProject),
  /** Null: none of their projects is enabled, and they administer nothing; or the one that a frame asked for is not open. */
  scope: nullable(ScopedToken),
  /** In a frame that asked for a project which is none of theirs, or is disabled. */
  not_open: optional(enums(['not-found', 'disabled'])),
  /** In that scope, as `/meta` answers it. */
  allowed: array(Allowed),
  /** What keeps the person from the object storage of that project, as its calls would refuse it; left out: nothing does. */
  s3_refusal: optional(enums(['s3_disabled', 's3_user_disabled'])),
  /** The number of the newest event: whatever is read from now on knows of it. The live link begins after it. */
  event_seq: optional(number()),
});
export type OpenedSession = Infer<typeof OpenedSession>;

export const IdentityProvider = type({ id: string(), name: string(), type: enums(['oidc', 'saml']), url: string() });
export const ChangePassword = object({
  current_password: size(string(), 1, 1024),
  new_password: size(string(), 1, 1024),
  /** The person's API tokens end too, for whoever knew the old password may have made one; left out, they stay. */
  end_api_tokens: optional(boolean()),
});

/** Minutes without a movement, a key or a click after which the console signs a person out (spec: session.idle). */
export const SessionLimits = type({ idle_minutes: number() });
export type SessionLimits = Infer<typeof SessionLimits>;

/** The session goes on under another id, `token`; a new cookie says it too. */
export const RenewedSession = type({ token: string() });

/** Where the browser signs out too; 204 when the session is over with that it has ended here. */
export const SignedOutAt = optional(type({ redirect_url: string() }));

const Empty = object({});

export const sessionApi = {
  login: unscoped(send('POST', '/api/v2/login', Credentials, SessionUser)),
  providers: unscoped(get('/api/v2/login', page(IdentityProvider))),
  logout: unscoped({ ...sendNoContent('POST', '/api/v2/logout', null), answer: SignedOutAt }),
  limits: unscoped(get('/api/v2/session/limits', SessionLimits)),
  /** Profile, projects, a token for one of them and the rights in it: what `whoami` and three more calls answer. */
  open: unscoped(send('POST', '/api/v2/session/open', OpenSession, OpenedSession)),
  whoami: unscoped(get('/api/v2/accounts/whoami/', Profile)),
  projects: unscoped(get('/api/v2/accounts/projects', page(OwnProject))),
  enterProject: unscoped(send('POST', '/api/v2/accounts/projects/{id}/auth/', Empty, ScopedToken)),
  /** A token for domain mode: no project, the subjects of the domain. */
  enterDomain: unscoped(send('POST', '/api/v2/accounts/domain/auth/', Empty, ScopedToken)),
  /** The person's other sessions end. */
  changePassword: unscoped(send('PUT', '/api/v2/accounts/change-password/', ChangePassword, RenewedSession)),
} as const;

export const roles = [
  'superuser',
  'admin',
  'viewer',
  'domain_admin',
  'project_admin',
  'project_user',
  'service_account',
] as const;
export type Role = (typeof roles)[number];
