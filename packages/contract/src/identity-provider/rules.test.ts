import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProviderType, ProviderUpdate } from './model.ts';
import { checkGroups, checkProvider, hasField, sameGroup, usualFields, usualFieldsOf } from './rules.ts';

const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
const good: Readonly<Record<ProviderType, ProviderUpdate>> = {
  oidc: { name: 'a', issuer: 'https://id.example.com/realms/a', client_id: 'skydeck' },
  saml: {
    name: 'a',
    entity_id: 'urn:a',
    sign_in_url: 'https://id.example.com/sso?tenant=1',
    signing_certificates: pem + pem,
  },
  ldap: { name: 'a', url: 'ldaps://ds.example.com', base_dn: 'dc=example,dc=com', user_filter: '(objectClass=person)' },
};

for (const type of ['oidc', 'saml', 'ldap'] as const) {
  test(`a whole ${type} provider has no problem`, () => assert.deepEqual(checkProvider(type, good[type]), {}));
  // spec: provider.needed
  test(`an empty ${type} provider lacks what it cannot be without`, () => {
    const codes = new Set(Object.values(checkProvider(type, {})).map(({ code }) => code));
    assert.deepEqual([...codes], ['required']);
  });
}

// spec: provider.defaults
test('a new provider has what its type has, and nothing of another', () => {
  const { scope, response_type, group_member, group_name, verify_ssl } = usualFieldsOf('ldap');
  assert.deepEqual([scope, response_type, group_member, group_name, verify_ssl], ['', '', 'member', 'cn', true]);
  assert.equal(usualFieldsOf('oidc').scope, 'openid profile email');
  for (const type of ['oidc', 'saml', 'ldap'] as const) {
    const own = Object.fromEntries(Object.entries(usualFieldsOf(type)).filter(([field]) => hasField(type, field)));
    assert.deepEqual(checkProvider(type, { ...own, ...good[type] }), {}, type);
    assert.deepEqual(Object.keys(usualFieldsOf(type)), Object.keys(usualFields), type);
  }
});

const bad: readonly (readonly [string, ProviderType, ProviderUpdate, string, string])[] = [
  ['a field of another type', 'oidc', { base_dn: 'dc=a' }, 'base_dn', 'unknown_field'],
  ['a name of spaces', 'oidc', { name: '  ' }, 'name', 'required'],
  ['an issuer that is no address', 'oidc', { issuer: 'id.example.com' }, 'issuer', 'not_an_address'],
  ['an issuer of a file', 'oidc', { issuer: 'file:///etc/passwd' }, 'issuer', 'not_an_address'],
  [
    'an issuer with a password in it',
    'oidc',
    { issuer: 'https://me:secret@id.example.com' },
    'issuer',
    'not_an_address',
  ],
  ['a sign-in address that runs', 'saml', { sign_in_url: 'javascript:alert(1)' }, 'sign_in_url', 'not_an_address'],
  ['a certificate that is none', 'saml', { signing_certificates: 'MIIB' }, 'signing_certificates', 'not_a_certificate'],
  ['a directory at a web address', 'ldap', { url: 'https://ds.example.com' }, 'url', 'not_an_address'],
  ['encryption twice', 'ldap', { start_tls: true }, 'start_tls', 'tls_twice'],
  ['a filter that ends another', 'ldap', { user_filter: '(a=b))(c=d)' }, 'user_filter', 'not_a_filter'],
  ['a filter without parentheses', 'ldap', { user_filter: 'a=b' }, 'user_filter', 'not_a_filter'],
  ['an account that is no distinguished name', 'ldap', { bind_dn: 'reader' }, 'bind_dn', 'not_a_dn'],
];
for (const [says, type, fields, at, code] of bad) {
  // spec: provider.address
  test(says, () => assert.equal(checkProvider(type, { ...good[type], ...fields })[at]?.code, code));
}

// spec: provider.groups
test('group roles: a project just where one belongs, nothing twice', () => {
  const problems = checkGroups([
    { group: 'cn=Admins, dc=a', role: 'domain_admin', project_id: null },
    { group: 'CN=admins,DC=a', role: 'domain_admin', project_id: null },
    { group: 'b', role: 'domain_admin', project_id: 'p' },
    { group: ' ', role: 'project_user', project_id: null },
    { group: 'b', role: 'project_user', project_id: 'p' },
  ]);
  assert.deepEqual(
    Object.entries(problems).map(([at, { code }]) => [at, code]),
    [
      ['groups.1.group', 'duplicate'],
      ['groups.2.project_id', 'no_project_here'],
      ['groups.3.group', 'required'],
      ['groups.3.project_id', 'required'],
    ],
  );
});

// spec: provider.groups
test('a group is the same whatever its case and spaces', () => {
  assert.ok(sameGroup('CN=Cloud Admins, OU=Groups', 'cn=cloud admins,ou=groups'));
  assert.ok(!sameGroup('cloud-admins', 'cloud-admin'));
});
