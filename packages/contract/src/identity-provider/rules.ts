import { type FieldProblems, problem } from '../errors.ts';
import type { AttributeNames, GroupRole, ProviderType, ProviderUpdate } from './model.ts';

type Field = Exclude<keyof ProviderUpdate, undefined>;

const everyTypes: readonly Field[] = [
  'name',
  'enabled',
  'mapping',
  'groups',
  'verify_ssl',
  'ca_certificate',
  'request_timeout_connect',
  'request_timeout_read',
];

const ownFields: Readonly<Record<ProviderType, readonly Field[]>> = {
  oidc: ['issuer', 'client_id', 'client_secret', 'scope', 'response_type'],
  saml: ['metadata_url', 'entity_id', 'sign_in_url', 'signing_certificates'],
  ldap: [
    'url',
    'start_tls',
    'bind_dn',
    'bind_password',
    'base_dn',
    'user_filter',
    'group_base_dn',
    'group_member',
    'group_name',
  ],
};

const needed: Readonly<Record<ProviderType, readonly Field[]>> = {
  oidc: ['issuer', 'client_id'],
  saml: ['entity_id', 'sign_in_url', 'signing_certificates'],
  ldap: ['url', 'base_dn'],
};

/** Whether a provider of this type has the field. */
export const hasField = (type: ProviderType, field: string): boolean =>
  [...everyTypes, ...ownFields[type]].some((known) => known === field);

/** As most providers of the type name things; what is not said is filled with these. */
export const usualNames: Readonly<Record<ProviderType, AttributeNames>> = {
  oidc: { subject: 'sub', name: 'preferred_username', full_name: 'name', email: 'email', groups: 'groups' },
  saml: { subject: '', name: 'uid', full_name: 'displayName', email: 'mail', groups: 'groups' },
  ldap: { subject: 'entryUUID', name: 'uid', full_name: 'cn', email: 'mail', groups: 'memberOf' },
};

/** What a new provider has where nothing is said: forms begin with it, and the server fills it in. */
export const usualFields = {
  enabled: false,
  verify_ssl: true,
  ca_certificate: '',
  request_timeout_connect: 5,
  request_timeout_read: 10,
  issuer: '',
  client_id: '',
  scope: 'openid profile email',
  response_type: 'code',
  metadata_url: '',
  entity_id: '',
  sign_in_url: '',
  signing_certificates: '',
  url: '',
  start_tls: false,
  bind_dn: '',
  base_dn: '',
  user_filter: '',
  group_base_dn: '',
  group_member: 'member',
  group_name: 'cn',
} satisfies ProviderUpdate;
export type ProviderFields = typeof usualFields;

/** The same for a provider of one type: the texts of other types are empty. */
export const usualFieldsOf = (type: ProviderType): ProviderFields =>
  Object.fromEntries(
    Object.entries(usualFields).map(([field, usual]) => [
      field,
      typeof usual === 'string' && !hasField(type, field) ? '' : usual,
    ]),
  ) as ProviderFields;

/** What is wrong with a whole provider, as it would be kept; the server checks the same. */
export function checkProvider(type: ProviderType, fields: ProviderUpdate): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of Object.keys(fields)) {
    if (!hasField(type, field)) problems[field] = problem('unknown_field', 'Providers of this type do not have it');
  }
  for (const field of needed[type]) {
    if (!String(fields[field] ?? '').trim()) problems[field] = problem('required', 'This field is required');
  }
  if (fields.name !== undefined && !fields.name.trim())
    problems['name'] = problem('required', 'This field is required');
  if (type === 'oidc') checkAddressOf('issuer', fields.issuer, ['https:', 'http:'], problems);
  if (type === 'saml') {
    checkAddressOf('sign_in_url', fields.sign_in_url, ['https:', 'http:'], problems);
    checkAddressOf('metadata_url', fields.metadata_url, ['https:', 'http:'], problems);
    if (fields.signing_certificates && !isCertificates(fields.signing_certificates))
      problems['signing_certificates'] = problem('not_a_certificate', 'Enter the certificate as PEM text');
  }
  if (type === 'ldap') checkDirectory(fields, problems);
  if (fields.ca_certificate && !isCertificates(fields.ca_certificate))
    problems['ca_certificate'] = problem('not_a_certificate', 'Enter the certificate as PEM text');
  return { ...checkGroups(fields.groups ?? []), ...problems };
}

function checkDirectory({ url, start_tls, user_filter, bind_dn }: ProviderUpdate, problems: FieldProblems): void {
  checkAddressOf('url', url, ['ldap:', 'ldaps:'], problems);
  if (start_tls && url?.startsWith('ldaps:'))
    problems['start_tls'] = problem('tls_twice', 'An ldaps address is encrypted already');
  if (user_filter && !isFilter(user_filter))
    problems['user_filter'] = problem('not_a_filter', 'A filter stands in balanced parentheses');
  if (bind_dn && !bind_dn.includes('=')) problems['bind_dn'] = problem('not_a_dn', 'This is no distinguished name');
}

function checkAddressOf(
  field: string,
  said: string | undefined,
  protocols: readonly string[],
  problems: FieldProblems,
): void {
  if (!said || problems[field]) return;
  const url = URL.canParse(said) ? new URL(said) : null;
  const isWhole = url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  if (!isWhole || url.username !== '' || url.password !== '' || url.hash !== '')
    problems[field] = problem('not_an_address', `This is no address that begins with ${protocols.join(', ')}`, {
      protocols: protocols.map((protocol) => `${protocol}//`).join(', '),
    });
}

/** Group roles: one line for a group and what it gives, and a project just where one belongs. */
export function checkGroups(groups: readonly GroupRole[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { group, role, project_id }] of groups.entries()) {
    const isSame = (other: GroupRole) =>
      sameGroup(other.group, group) && other.role === role && other.project_id === project_id;
    if (!group.trim()) problems[`groups.${at}.group`] = problem('required', 'This field is required');
    else if (groups.findIndex(isSame) < at) problems[`groups.${at}.group`] = problem('duplicate', 'This is said twice');
    if (role === 'domain_admin' && project_id !== null)
      problems[`groups.${at}.project_id`] = problem('no_project_here', 'A role in the domain has no project');
    if (role !== 'domain_admin' && project_id === null)
      problems[`groups.${at}.project_id`] = problem('required', 'This field is required');
  }
  return problems;
}

/** Providers differ in case, and directories in the spaces of a distinguished name. */
export const sameGroup = (one: string, other: string): boolean => plainGroup(one) === plainGroup(other);
const plainGroup = (group: string) =>
  group
    .trim()
    .toLowerCase()
    .replaceAll(/\s*([,=])\s*/g, '$1');

const isCertificates = (text: string) =>
  /^\s*(?:-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*)+$/.test(text);

function isFilter(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && text.startsWith('(') && text.endsWith(')');
}
