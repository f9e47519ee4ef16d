import { type ListQuery, parseAddress } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { TextField } from '@skydeck/react-bindings/text-field';
import { Combobox, type Form, FormRow, FormSection, AsyncOptionsField, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { servers } from '../server/index.ts';
import { type MemberDraft, withAddresses } from './members.form.ts';
import { poolWords } from './pool.ts';

interface Props<Draft> {
  readonly form: Form<Draft & object>;
  /** Servers of this network are offered; '' offers those of all. */
  readonly networkId: string;
  /** Addresses of this version alone, where the load balancer's is known. */
  readonly version?: 4 | 6 | undefined;
}

/** Who answers in a pool, wherever a form has that as `members`: chosen by server or typed, then each with its weight. */
export function MemberFields<Draft extends { members: MemberDraft[] }>({ form, networkId, version }: Props<Draft>) {
  const t = useText(poolWords);
  const { errorAt } = useFields(form);
  const { members } = form.draft;
  const { all, options, nameOf } = useAddresses(networkId, version);
  const wrong = members.flatMap(({ address }, at) => (form.problemAt(`members.${at}.address`) ? [address] : []));
  const first = members.findIndex((_, at) => form.problemAt(`members.${at}.address`));
  const choose = (event: Event) => {
    const { values } = event.target as EventTarget & { values: string[] };
    form.set('members', withAddresses(members, values, nameOf));
    for (const at of values.keys()) form.touch(`members.${at}.address`);
  };
  return (
    <>
      <AsyncOptionsField all={all}>
        <Combobox
          label={t('member.add')}
          hint={t('member.add_hint')}
          multiple
          withCustom
          name="members"
          loading={!all.filled && all.problem === null}
          options={withTyped(options, members)}
          values={[...new Set(members.map(({ address }) => address))]}
          invalidValues={wrong}
          error={errorAt('members') || (first >= 0 ? errorAt(`members.${first}.address`) : '')}
          onChange={choose}
        />
      </AsyncOptionsField>
      {members.map((member, at) => (
        // The same address may answer at two ports.
        <MemberRow key={at} form={form} at={at} member={member} />
      ))}
    </>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly description: string;
}

/** The addresses of servers, each with its server's name. */
function useAddresses(networkId: string, version: 4 | 6 | undefined) {
  const t = useText(poolWords);
  const all = useAll(servers, networkId === '' ? everything : { network_id: networkId });
  const ports = all.items.flatMap(({ name, networks }) =>
    networks.filter(({ id }) => networkId === '' || id === networkId).map((port) => ({ server: name, ...port })),
  );
  const addresses = ports.flatMap(({ server, name: network, ips }) =>
    ips
      .filter((address) => version === undefined || parseAddress(address)?.version === version)
      .map((address) => ({ address, server, network })),
  );
  const options = addresses.map(({ address, server, network }) => ({
    value: address,
    label: t('member.title', { name: server, address }),
    description: network,
  }));
  return { all, options, nameOf: (address: string) => addresses.find((one) => one.address === address)?.server ?? '' };
}
const everything: ListQuery = {};

/** What was typed, or is no server's any more, goes under its address. */
function withTyped(options: readonly Option[], members: readonly MemberDraft[]): Option[] {
  const known = new Set(options.map(({ value }) => value));
  const typed = members.filter(({ address }) => !known.has(address));
  return [...options, ...typed.map(({ address, name }) => ({ value: address, label: address, description: name }))];
}

interface RowProps<Draft> {
  readonly form: Form<Draft & object>;
  readonly at: number;
  readonly member: MemberDraft;
}

function MemberRow<Draft extends { members: MemberDraft[] }>({ form, at, member }: RowProps<Draft>) {
  const t = useText(poolWords);
  const { text, check } = useFields(form);
  const path = `members.${at}`;
  return (
    <FormSection
      title={member.name === '' ? member.address : t('member.title', { name: member.name, address: member.address })}
    >
      <FormRow>
        <TextField
          label={t('member.field.port')}
          hint={t('member.port_hint')}
          note={t('field.optional')}
          inputMode="numeric"
          {...text(`${path}.port`)}
        />
        <TextField label={t('member.field.weight')} required inputMode="numeric" {...text(`${path}.weight`)} />
      </FormRow>
      <FormRow>
        <Checkbox label={t('member.enabled')} {...check(`${path}.enabled`)} />
        <Checkbox label={t('member.field.backup')} {...check(`${path}.backup`)} />
      </FormRow>
    </FormSection>
  );
}
