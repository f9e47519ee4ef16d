import { MTU } from '@skydeck/contract';
import { type Form, TaggedFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { type Step, Wizard } from '../../kit/wizard/index.ts';
import { networkBlocks } from './network.code.ts';
import { type NetworkDraft, newNetworkInSteps, takenBy } from './network.form.ts';
import { networks, networkWords } from './network.ts';
import { IpamSwitch, NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';
import { NetworkReview, NetworkSummary } from './NetworkReview.tsx';
import { useNewNetwork, useWhere } from './useNewNetwork.ts';
import { useSubnetSteps } from './useSubnetSteps.tsx';

/** A new network, step by step: in the console as a page, in other people's pages as a form. */
export function NetworkWizard() {
  const t = useText(networkWords);
  const form = useNewNetwork();
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
      takes={takenBy(form.draft)}
      code={() => {
        const body = newNetworkInSteps.toBody(form.draft);
        return { endpoint: networks.api.createPrivate, body, terraform: networkBlocks(body) };
      }}
    />
  );
}

function useNetworkSteps(form: Form<NetworkDraft>): Step[] {
  const t = useText(networkWords);
  const { draft } = form;
  return [
    {
      key: 'network',
      title: t('step.network'),
      note: t('step.network_note'),
      fields: ['name', 'mtu', 'ipam', 'spoofing', 'description', 'tags'],
      value: draft.name.trim(),
      content: (
        <>
          <NetworkFields form={form} range={MTU} />
          <IpamSwitch form={form} />
          <SpoofingSwitch form={form} />
          <TaggedFields form={form} />
        </>
      ),
    },
    ...useSubnetSteps(form),
    {
      key: 'review',
      title: t('step.review'),
      note: t('step.review_note'),
      fields: [],
      content: <NetworkReview draft={draft} />,
    },
  ];
}
