import { MTU } from '@skydeck/contract';
import type { Form } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { type Step, Wizard } from '../../kit/wizard/index.ts';
import { SubnetFieldset } from '../subnet/index.ts';
import { type NetworkDraft, newNetworkInSteps } from './network.form.ts';
import { networks } from './network.ts';
import { IpamSwitch, NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';
import { NetworkReview, NetworkSummary } from './NetworkReview.tsx';
import { useNewNetwork, useWhere } from './useNewNetwork.ts';
import { networkWords } from './words.ts';

/** A new network, step by step. */
export function NetworkWizard() {
  const t = useText(networkWords);
  const form = useNewNetwork(newNetworkInSteps);
  return (
    <Wizard
      title={t('create.title')}
      description={useWhere()}
      icon="menu-networks"
      form={form}
      resource={networks.name}
      steps={useNetworkSteps(form)}
      submitLabel={t('create.action')}
      summary={<NetworkSummary draft={form.draft} />}
    />
  );
}

function useNetworkSteps(form: Form<NetworkDraft>): Step[] {
  const t = useText(networkWords);
  const { draft } = form;
  const subnet = { whyNot: !draft.ipam && t('step.no_ipam') };
  return [
    {
      key: 'network',
      title: t('step.network'),
      note: t('step.network_note'),
      fields: ['name', 'mtu', 'ipam', 'spoofing'],
      value: draft.name.trim(),
      content: (
        <>
          <NetworkFields form={form} range={MTU} />
          <IpamSwitch form={form} />
          <SpoofingSwitch form={form} />
        </>
      ),
    },
    {
      ...subnet,
      key: 'v4',
      title: t('subnet.v4'),
      note: t('step.v4_note'),
      fields: ['v4'],
      value: draft.v4.cidr.trim(),
      content: <SubnetFieldset form={form} at="v4." version={4} isNew required={false} />,
    },
    {
      ...subnet,
      key: 'v6',
      title: t('subnet.v6'),
      note: t('step.v6_note'),
      fields: ['v6'],
      value: draft.v6.cidr.trim(),
      optional: draft.v4.cidr.trim() !== '',
      content: <SubnetFieldset form={form} at="v6." version={6} isNew required={draft.v4.cidr.trim() === ''} />,
    },
    {
      key: 'review',
      title: t('step.review'),
      note: t('step.review_note'),
      fields: [],
      content: <NetworkReview draft={draft} />,
    },
  ];
}
