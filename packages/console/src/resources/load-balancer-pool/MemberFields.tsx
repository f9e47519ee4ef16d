import { parseAddress, type Server } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useSnapshot } from 'valtio';
import { type Form, FormRow, FormSection, useFields } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useText } from '../../kit/text/index.ts';
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
  const { addressesOf, nameOf } = useAddresses(networkId, version);
  const wrong = members.flatMap(({ address }, at) => (form.problemAt(`members.${at}.address`) ? [address] : []));
  const first = members.findIndex((_, at) => form.problemAt(`members.${at}.address`));
  const titleOf = (name: string, address: string) => (name === '' ? address : t('member.title', { name, address }));
  const choose = (event: Event) => {
    const { values } = event.target as EventTarget & { values: string[] };
    form.set('members', withAddresses(members, values, nameOf));
    for (const at of values.keys()) form.touch(`members.${at}.address`);
  };
  return (
    <>
      <ItemCombobox
        resource={servers}
        query={networkId === '' ? {} : { network_id: networkId }}
        optionsOf={(server) =>
          addressesOf(server).map(({ address, network }) => ({
            value: address,
            label: titleOf(server.name, address),
            description: network,
          }))
        }
        idOf={noServer}
        others={members.map(({ address, name }) => ({ value: address, label: titleOf(name, address) }))}
        label={t('member.add')}
        hint={t('member.add_hint')}
        multiple
        withCustom
        name="members"
        values={[...new Set(members.map(({ address }) => address))]}
        invalidValues={wrong}
        error={errorAt('members') || (first >= 0 ? errorAt(`members.${first}.address`) : '')}
        onChange={choose}
      />
      {members.map((member, at) => (
        // The same address may answer at two ports.
        <MemberRow key={at} form={form} at={at} member={member} />
      ))}
    </>
  );
}

/** A value is an address: nobody reads a server for it. */
const noServer = () => '';

/** The addresses of a server that are offered, and the name of the server that has one. */
function useAddresses(networkId: string, version: 4 | 6 | undefined) {
  const { items } = useSnapshot(servers.items.state);
  const addressesOf = ({ networks }: Pick<Server, 'networks'>) =>
    networks
      .filter(({ id }) => networkId === '' || id === networkId)
      .flatMap(({ name, ips }) =>
        ips
          .filter((address) => version === undefined || parseAddress(address)?.version === version)
          .map((address) => ({ address, network: name })),
      );
  const nameOf = (sought: string) =>
    Object.values(items as Readonly<Record<string, Server>>).find((server) =>
      addressesOf(server).some(({ address }) => address === sought),
    )?.name ?? '';
  return { addressesOf, nameOf };
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
          optional
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
