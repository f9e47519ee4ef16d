import { useMemo, useState } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useFetchAhead } from '../../kit/connectivity/useFetchAhead.ts';
import { call } from '../../kit/data/client.ts';
import { type Form, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { type Step, Wizard } from '../../kit/wizard/index.ts';
import { useProjectName } from '../../session/index.ts';
import { NameFields, PeerFields, RouterField, SubnetsField } from './EndFields.tsx';
import { vpnPaths } from './paths.ts';
import { plannedPolicies } from './review.rules.ts';
import { type Policies, usePolicies, useServiceId } from './usePolicies.ts';
import { useCidrs, useRouter } from './useSubnets.ts';
import { vpnCode } from './vpn.code.ts';
import type { VpnDraft } from './vpn.draft.ts';
import { type CidrOf, newVpn, toBody } from './vpn.form.ts';
import { vpns, vpnWords } from './vpn.ts';
import { type Planned, VpnReview, VpnSummary } from './VpnReview.tsx';

// Of later steps: fetched once the first one shows.
const loadPolicies = () => import('./PolicyFields.tsx');
const loadTunnel = async () => (await import('./TunnelFields.tsx')).TunnelFields;
const IkeFields = lazyComponent(async () => (await loadPolicies()).IkeFields);
const IpsecFields = lazyComponent(async () => (await loadPolicies()).IpsecFields);
const TunnelFields = lazyComponent(loadTunnel);

/** A new connection, step by step: in the console as a page, in other people's pages as a form. */
export function VpnWizard() {
  const t = useText(vpnWords);
  useFetchAhead(loadPolicies);
  useFetchAhead(loadTunnel);
  const project = useProjectName();
  const cidrOf = useCidrs();
  const form = useNewVpn(cidrOf);
  const policies = usePolicies();
  const [isCodeShown, setCodeShown] = useState(false);
  const serviceId = useServiceId(isCodeShown ? form.draft.router : '');
  const router = useRouter(form.draft.router);
  const plan: Planned = {
    draft: form.draft,
    router: router?.name ?? '',
    local: form.draft.subnets.map(cidrOf).filter((cidr) => cidr !== ''),
    ...plannedPolicies(form.draft, { ike: policies.ike.item ?? [], ipsec: policies.ipsec.item ?? [] }),
  };
  const ends = (
    <>
      <NameFields form={form} />
      <RouterField form={form} />
      <SubnetsField form={form} router={router} needsRouter={form.draft.router === ''} />
    </>
  );
  return (
    <Wizard
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      icon="menu-vpn"
      form={form}
      resource={vpns.name}
      steps={useSteps(form, plan, policies, ends)}
      submitLabel={t('create.action')}
      summary={<VpnSummary plan={plan} />}
      takes={{ ipsec_site_connections: 1 }}
      code={() => vpnCode(toBody(form.draft), serviceId)}
      onCode={() => setCodeShown(true)}
    />
  );
}

function useNewVpn(cidrOf: CidrOf): Form<VpnDraft> {
  const t = useText(vpnWords);
  const model = useMemo(() => newVpn(cidrOf), [cidrOf]);
  return useForm(model, {
    submit: useSubmit(vpns, {
      kind: 'created',
      call: (body) => call(vpns.api.create, { body }),
      message: ({ name }) => t('created', { name }),
      link: vpnPaths.details,
    }),
  });
}

function useSteps(form: Form<VpnDraft>, plan: Planned, policies: Policies, ends: Step['content']): Step[] {
  const t = useText(vpnWords);
  const { draft } = form;
  return [
    {
      key: 'local',
      title: t('step.local'),
      note: t('step.local_note'),
      fields: ['name', 'description', 'router', 'subnets'],
      value: draft.name.trim(),
      content: ends,
    },
    {
      key: 'peer',
      title: t('step.peer'),
      note: t('step.peer_note'),
      fields: ['peer', 'peerId', 'cidrs'],
      value: draft.peer.trim(),
      content: <PeerFields form={form} />,
    },
    {
      key: 'ike',
      title: t('step.ike'),
      note: t('step.ike_note'),
      fields: ['ike'],
      value: plan.ike.name,
      content: <IkeFields form={form} known={policies.ike} />,
    },
    {
      key: 'ipsec',
      title: t('step.ipsec'),
      note: t('step.ipsec_note'),
      fields: ['ipsec'],
      value: plan.ipsec.name,
      content: <IpsecFields form={form} known={policies.ipsec} />,
    },
    {
      key: 'tunnel',
      title: t('step.tunnel'),
      note: t('step.tunnel_note'),
      fields: ['psk', 'initiator', 'mtu', 'dpd', 'on'],
      value: t(`initiator.${draft.initiator}`),
      content: <TunnelFields form={form} />,
    },
    {
      key: 'review',
      title: t('step.review'),
      note: t('step.review_note'),
      fields: [],
      content: <VpnReview plan={plan} />,
    },
  ];
}
