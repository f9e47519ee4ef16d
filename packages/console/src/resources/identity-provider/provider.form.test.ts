import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DomainProvider, usualNames } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newProvider, type ProviderDraft, providerChange } from './provider.form.ts';

const draft = (more: Partial<ProviderDraft>): ProviderDraft => ({ ...newProvider.blank(), ...more });
const codes = (more: Partial<ProviderDraft>) =>
  Object.fromEntries(Object.entries(problemsOfDraft(newProvider, draft(more))).map(([at, { code }]) => [at, code]));

const oidc = { name: ' Company ', issuer: 'https://id.example.com ', client_id: 'skydeck' };

describe('the form of an identity provider', () => {
  it('sends what the type has, trimmed, and no empty secret', () => {
    const body = newProvider.toBody(draft({ ...oidc, base_dn: 'dc=left,dc=over' }));
    assert.equal(body.name, 'Company');
    assert.equal(body.issuer, 'https://id.example.com');
    assert.equal('base_dn' in body, false);
    assert.equal('client_secret' in body, false);
    assert.equal(newProvider.toBody(draft({ ...oidc, client_secret: ' x ' })).client_secret, ' x ');
  });

  it('asks for what each type cannot be without', () => {
    assert.deepEqual(codes({}), { name: 'required', issuer: 'required', client_id: 'required' });
    assert.deepEqual(codes({ type: 'saml', name: 'a' }), {
      entity_id: 'required',
      sign_in_url: 'required',
      signing_certificates: 'required',
    });
    assert.deepEqual(codes({ type: 'ldap', name: 'a' }), { url: 'required', base_dn: 'required' });
  });

  it('knows how long somebody may wait', () => {
    for (const wait of ['0', '31', '', '1.5', 'a'])
      assert.deepEqual(codes({ ...oidc, request_timeout_read: wait }), { request_timeout_read: 'out_of_range' }, wait);
  });

  it('wants a project where a role is for one, and sends none where not', () => {
    const groups = [
      { group: 'a', role: 'project_user', project_id: '' },
      { group: 'b', role: 'domain_admin', project_id: 'left over' },
    ] as const;
    assert.deepEqual(codes({ ...oidc, groups: [...groups] }), { 'groups.0.project_id': 'required' });
    assert.deepEqual(newProvider.toBody(draft({ ...oidc, groups: [groups[1]] })).groups, [
      { group: 'b', role: 'domain_admin', project_id: null },
    ]);
  });

  it('takes a provider, and gives it back unchanged', () => {
    const provider = {
      ...newProvider.toBody(draft({ ...oidc, groups: [{ group: 'a', role: 'project_user', project_id: 'p' }] })),
      id: 'i',
      mapping: usualNames.oidc,
      client_secret_set: true,
    } as unknown as DomainProvider;
    assert.ok(providerChange.from);
    const taken = providerChange.from(provider);
    assert.equal(taken.client_secret, '');
    assert.deepEqual(problemsOfDraft(providerChange, taken), {});
    const { type: _, ...same } = newProvider.toBody(taken);
    assert.deepEqual(providerChange.toBody(taken), same);
    assert.deepEqual(providerChange.toBody(taken).groups, provider.groups);
  });
});
