import { MTU, type PhysicalNetwork } from '@skydeck/contract';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useFetchAhead } from '../../kit/connectivity/useFetchAhead.ts';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { type Form, TaggedFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import { type Step, Wizard } from '../../kit/wizard/index.ts';
import { session } from '../../session/index.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { physicalBlocks } from './network.code.ts';
import { takenBy } from './network.form.ts';
import { networks, networkWords } from './network.ts';
import { IpamSwitch, NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';
import { networkPaths } from './paths.ts';
import { newPhysicalNetwork, type PhysicalBody, type PhysicalDraft } from './physical.form.ts';
import { PhysicalFields } from './PhysicalFields.tsx';
import { PhysicalReview, PhysicalSummary } from './PhysicalReview.tsx';
import { useSubnetSteps } from './useSubnetSteps.tsx';

// Of a later step: fetched once the first one shows.
const loadAccess = async () => (await import('./AccessRows.tsx')).AccessRows;
const AccessRows = lazyComponent(loadAccess);

const askHosts = (signal: AbortSignal) => call(networks.api.physical, { signal });

/** A network of the hosts, for administrators of the cloud: untagged or with a VLAN, and whom it is opened to. */
export function PhysicalWizard() {
  const hosts = useAnswer(askHosts);
  return <ItemGate state={hosts}>{({ data }) => <Steps known={data} />}</ItemGate>;
}

function Steps({ known }: { known: readonly PhysicalNetwork[] }) {
  const t = useText(networkWords);
  useFetchAhead(loadAccess);
  const { projects, projectId } = useSnapshot(session);
  const owner = projectId ?? '';
  const model = useMemo(() => newPhysicalNetwork({ known, projectId: owner }), [known, owner]);
  const form = useNewPhysical(model);
  const project = projects.find(({ id }) => id === projectId)?.name;
  return (
    <Wizard
      title={t('physical.action')}
      description={project ? t('physical.in', { project }) : ''}
      icon="menu-networks"
      form={form}
      resource={networks.name}
      steps={usePhysicalSteps(form, known, owner)}
      submitLabel={t('physical.action')}
      summary={<PhysicalSummary draft={form.draft} />}
      takes={takenBy(form.draft)}
      code={() => {
        const body = model.toBody(form.draft);
        return { endpoint: endpointOf(body), body, bySession: true, terraform: physicalBlocks(body) };
      }}
    />
  );
}

const endpointOf = ({ vlan_id }: PhysicalBody) =>
  vlan_id === undefined ? networks.api.createUntagged : networks.api.createVlan;

function useNewPhysical(model: ReturnType<typeof newPhysicalNetwork>): Form<PhysicalDraft> {
  const t = useText(networkWords);
  return useForm(model, {
    submit: useSubmit(networks, {
      kind: 'created',
      call: ({ vlan_id, ...body }) =>
        vlan_id === undefined
          ? call(networks.api.createUntagged, { body })
          : call(networks.api.createVlan, { body: { ...body, vlan_id } }),
      message: ({ name }) => t('created', { name }),
      link: networkPaths.details,
    }),
  });
}

function usePhysicalSteps(form: Form<PhysicalDraft>, known: readonly PhysicalNetwork[], owner: string): Step[] {
  const t = useText(networkWords);
  const { draft } = form;
  const context = { network: { type: draft.kind, project_id: owner }, mayOpenToEveryone: true };
  return [
    {
      key: 'network',
      title: t('step.network'),
      note: t('physical.note'),
      fields: ['name', 'kind', 'physical', 'vlan', 'mtu', 'ipam', 'spoofing', 'description', 'tags'],
      value: draft.name.trim(),
      content: (
        <>
          <NetworkFields form={form} range={MTU} />
          <PhysicalFields form={form} known={known} />
          <IpamSwitch form={form} />
          <SpoofingSwitch form={form} />
          <TaggedFields form={form} />
        </>
      ),
    },
    ...useSubnetSteps(form),
    {
      key: 'access',
      title: t('access.title'),
      note: t('physical.access_note'),
      fields: ['access'],
      value: draft.access.length > 0 ? t('access.lines', { count: draft.access.length }) : '',
      optional: true,
      content: (
        <>
          <AccessRows form={form} context={context} />
          <AccessHelp />
        </>
      ),
    },
    {
      key: 'review',
      title: t('step.review'),
      note: t('step.review_note'),
      fields: [],
      content: <PhysicalReview draft={draft} />,
    },
  ];
}
