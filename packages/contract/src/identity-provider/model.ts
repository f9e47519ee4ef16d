import { array, boolean, type Infer, integer, nullable, number, object, optional, string, type } from 'superstruct';
import { enums, size, within } from '../structs.ts';

/** `ldap` has no address to send a browser to: its people use the ordinary login form. */
export const providerTypes = ['oidc', 'saml', 'ldap'] as const;
export type ProviderType = (typeof providerTypes)[number];

/** What a group of the provider may be given; never a role of the system. */
export const mappedRoles = ['domain_admin', 'project_admin', 'project_user'] as const;
export type MappedRole = (typeof mappedRoles)[number];

/** `project_id` is null for `domain_admin` and named for the others. */
export const GroupRole = object({
  group: size(string(), 1, 512),
  role: enums(mappedRoles),
  project_id: nullable(size(string(), 1, 64)),
});
export type GroupRole = Infer<typeof GroupRole>;

/** Under which names the provider says who somebody is: claims, SAML attributes or attributes of an entry. */
export const AttributeNames = object({
  /** Which value never changes and is never given to another; '' for SAML's NameID. */
  subject: size(string(), 0, 255),
  name: size(string(), 1, 255),
  full_name: size(string(), 1, 255),
  email: size(string(), 1, 255),
  /** Ignored for `ldap`, where groups are searched. */
  groups: size(string(), 1, 255),
});
export type AttributeNames = Infer<typeof AttributeNames>;

/** How a try of a provider ended. A closed list: what the other side says is told to nobody. */
export const testResults = [
  'reachable',
  'found',
  'not_resolved',
  'refused_address',
  'refused_port',
  'insecure_address',
  'not_reachable',
  'timed_out',
  'bad_certificate',
  'no_starttls',
  'not_a_provider',
  'other_issuer',
  'wrong_credentials',
  'wrong_base',
  'bad_signing_certificate',
  'expired_signing_certificate',
  'no_such_person',
  'no_subject',
] as const;
export type TestResult = (typeof testResults)[number];

const Limits = {
  text: size(string(), 0, 2048),
  secret: size(string(), 0, 2048),
  pem: size(string(), 0, 20_000),
  /** Seconds. */
  wait: within({ least: 1, most: 30 }),
} as const;

/** A provider as those see it who administer the domain. A secret is never answered, only whether there is one. */
export const DomainProvider = type({
  id: string(),
  domain_id: string(),
  name: string(),
  type: enums(providerTypes),
  enabled: boolean(),
  created_at: string(),
  mapping: type({ subject: string(), name: string(), full_name: string(), email: string(), groups: string() }),
  groups: array(type({ group: string(), role: enums(mappedRoles), project_id: nullable(string()) })),
  verify_ssl: boolean(),
  /** Authorities that count besides the machine's own, PEM; '' for none. */
  ca_certificate: string(),
  request_timeout_connect: number(),
  request_timeout_read: number(),
  /** oidc */
  issuer: string(),
  client_id: string(),
  client_secret_set: boolean(),
  scope: string(),
  response_type: string(),
  /** saml */
  metadata_url: string(),
  entity_id: string(),
  sign_in_url: string(),
  signing_certificates: string(),
  /** ldap */
  url: string(),
  start_tls: boolean(),
  bind_dn: string(),
  bind_password_set: boolean(),
  base_dn: string(),
  user_filter: string(),
  group_base_dn: string(),
  group_member: string(),
  group_name: string(),
  /** What to enter at the provider: where it sends people back, what we are called there, where people land signed out. */
  redirect_url: string(),
  service_entity_id: string(),
  /** saml: where the provider can read the two above. */
  service_metadata_url: string(),
  signed_out_url: string(),
  last_test: nullable(type({ at: string(), result: string() })),
  revision_number: integer(),
});
export type DomainProvider = Infer<typeof DomainProvider>;

const changeable = {
  name: size(string(), 1, 64),
  enabled: optional(boolean()),
  mapping: optional(AttributeNames),
  groups: optional(size(array(GroupRole), 0, 200)),
  verify_ssl: optional(boolean()),
  ca_certificate: optional(Limits.pem),
  request_timeout_connect: optional(Limits.wait),
  request_timeout_read: optional(Limits.wait),
  issuer: optional(Limits.text),
  client_id: optional(Limits.text),
  client_secret: optional(Limits.secret),
  scope: optional(Limits.text),
  response_type: optional(enums(['code'])),
  metadata_url: optional(Limits.text),
  entity_id: optional(Limits.text),
  sign_in_url: optional(Limits.text),
  signing_certificates: optional(Limits.pem),
  url: optional(Limits.text),
  start_tls: optional(boolean()),
  bind_dn: optional(Limits.text),
  bind_password: optional(Limits.secret),
  base_dn: optional(Limits.text),
  user_filter: optional(Limits.text),
  group_base_dn: optional(Limits.text),
  group_member: optional(Limits.text),
  group_name: optional(Limits.text),
};

/** Fields of another type than the provider's are refused. Secrets: left out, the kept one stays; '' takes it away. */
export const ProviderBody = object({ type: enums(providerTypes), ...changeable });
export type ProviderBody = Infer<typeof ProviderBody>;

export const ProviderUpdate = object({ ...changeable, name: optional(changeable.name) });
export type ProviderUpdate = Infer<typeof ProviderUpdate>;

/** `name` is looked up in a directory; the others have no way to be asked. */
export const ProviderTest = object({ name: optional(size(string(), 1, 255)) });

export const ProviderTestAnswer = type({
  result: enums(testResults),
  /** Groups of the person that was looked up; null when nobody was. */
  groups: nullable(array(string())),
});
export type ProviderTestAnswer = Infer<typeof ProviderTestAnswer>;

/** Why a sign-in by a provider came to nothing: `/auth/failed?reason=…`. A closed list. */
export const signInFailures = [
  'unavailable',
  'refused',
  'invalid',
  'expired',
  'access_disabled',
  'too_many_attempts',
  /** The page that opened the window is no partner of the person's domain. */
  'not_a_partner',
] as const;
export type SignInFailure = (typeof signInFailures)[number];
