import {
  AttributeNames,
  checkProvider,
  type DomainProvider,
  type FieldProblems,
  hasField,
  mappedRoles,
  problem,
  type ProviderBody,
  providerTypes,
  type ProviderUpdate,
  usualFields,
  usualNames,
} from '@skydeck/contract';
import { array, boolean, enums, type Infer, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

const GroupDraft = object({ group: string(), role: enums(mappedRoles), project_id: string() });

/** All a form can ask for; of it a provider has what its type has. A secret that is left empty stays as it is. */
const shape = object({
  type: enums(providerTypes),
  name: string(),
  enabled: boolean(),
  verify_ssl: boolean(),
  ca_certificate: string(),
  request_timeout_connect: string(),
  request_timeout_read: string(),
  mapping: AttributeNames,
  groups: array(GroupDraft),
  issuer: string(),
  client_id: string(),
  client_secret: string(),
  scope: string(),
  metadata_url: string(),
  entity_id: string(),
  sign_in_url: string(),
  signing_certificates: string(),
  url: string(),
  start_tls: boolean(),
  bind_dn: string(),
  bind_password: string(),
  base_dn: string(),
  user_filter: string(),
  group_base_dn: string(),
  group_member: string(),
  group_name: string(),
});
export type ProviderDraft = Infer<typeof shape>;

// The only one there is: no form asks for it.
const { response_type: _, ...begins } = usualFields;

const blank = (): ProviderDraft => ({
  ...begins,
  type: 'oidc',
  name: '',
  request_timeout_connect: String(begins.request_timeout_connect),
  request_timeout_read: String(begins.request_timeout_read),
  mapping: { ...usualNames.oidc },
  groups: [],
  client_secret: '',
  bind_password: '',
});

/** The fields that stand in no file, with the variables that take their place there. */
export const providerSecrets = { client_secret: 'CLIENT_SECRET', bind_password: 'BIND_PASSWORD' } as const;
const secrets: ReadonlySet<string> = new Set(Object.keys(providerSecrets));

/** The draft as the wire has it, without what another type has and without secrets that were not entered. */
function fieldsOf({ type, ...draft }: ProviderDraft): ProviderUpdate & { name: string } {
  const plain = {
    ...draft,
    request_timeout_connect: Number(draft.request_timeout_connect),
    request_timeout_read: Number(draft.request_timeout_read),
    groups: draft.groups.map(({ group, role, project_id }) => ({
      group: group.trim(),
      role,
      project_id: role === 'domain_admin' ? null : project_id || null,
    })),
  };
  const own = Object.entries(plain).filter(
    ([field, value]) => hasField(type, field) && !(secrets.has(field) && value === ''),
  );
  return Object.fromEntries(
    own.map(([field, value]) => [field, typeof value === 'string' && !secrets.has(field) ? value.trim() : value]),
  ) as ProviderUpdate & { name: string };
}

const isWait = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 30;

function check(draft: ProviderDraft): FieldProblems {
  const problems = checkProvider(draft.type, fieldsOf(draft));
  for (const field of ['request_timeout_connect', 'request_timeout_read'] as const) {
    if (!isWait(draft[field]))
      problems[field] = problem('out_of_range', 'From 1 to 30 seconds', { least: 1, most: 30 });
  }
  for (const name of ['name', 'full_name', 'email', 'groups'] as const) {
    if (draft.mapping[name].trim() === '') problems[`mapping.${name}`] = problem('required', 'This field is required');
  }
  return problems;
}

export const newProvider = formModel<ProviderDraft, ProviderBody>({
  shape,
  check,
  blank,
  toBody: (draft) => ({ type: draft.type, ...fieldsOf(draft) }),
});

export const providerChange = formModel<ProviderDraft, ProviderUpdate, DomainProvider>({
  shape,
  check,
  blank,
  from: (provider) => ({
    ...blank(),
    ...Object.fromEntries(Object.entries(provider).filter(([field]) => field in blank())),
    mapping: { ...provider.mapping },
    groups: provider.groups.map(({ group, role, project_id }) => ({ group, role, project_id: project_id ?? '' })),
    request_timeout_connect: String(provider.request_timeout_connect),
    request_timeout_read: String(provider.request_timeout_read),
  }),
  toBody: fieldsOf,
});
