import { type Form, useFormShell } from '../../kit/form/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { type Step, Wizard } from '../../kit/wizard/index.ts';
import type { LoadBalancerDraft } from './load-balancer.form.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { LoadBalancerFields } from './LoadBalancerFields.tsx';
import { LoadBalancerReview, LoadBalancerSummary } from './LoadBalancerReview.tsx';
import { NewPool } from './NewPool.tsx';
import { PoolsPart } from './PoolsPart.tsx';
import { codeOf, useNewLoadBalancer, useWhere } from './useNewLoadBalancer.ts';
import { type PoolUrls, usePoolUrls } from './usePoolUrls.ts';

/** A new load balancer, step by step; each of its pools is written in a panel over it, or takes its place in a frame. */
export function LoadBalancerWizard() {
  const t = useText(loadBalancerWords);
  const form = useNewLoadBalancer();
  const places = usePoolUrls();
  const where = useWhere();
  const steps = useSteps(form, places);
  const isFramed = useFormShell().kind === 'frame';
  if (isFramed && places.open !== undefined) return <NewPool form={form} places={places} kind="frame" />;
  return (
    <>
      <Wizard
        title={t('create.title')}
        description={where}
        icon="menu-load-balancers"
        form={form}
        resource={loadBalancers.name}
        steps={steps}
        submitLabel={t('create.action')}
        summary={<LoadBalancerSummary draft={form.draft} />}
        takes={{ load_balancers: 1, load_balancer_pools: form.draft.pools.length }}
        code={() => codeOf(form.draft)}
      />
      {!isFramed && <NewPool form={form} places={places} kind="panel" />}
    </>
  );
}

function useSteps(form: Form<LoadBalancerDraft>, places: PoolUrls): Step[] {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  const { draft } = form;
  return [
    {
      key: 'settings',
      title: t('step.settings'),
      note: t('step.settings_note'),
      fields: ['name', 'description', 'networkId', 'address', 'floatingIp', 'flavorId', 'ha', 'enabled'],
      value: draft.name.trim(),
      content: <LoadBalancerFields form={form} />,
    },
    {
      key: 'pools',
      title: t('field.pools'),
      note: t('step.pools_note'),
      fields: ['pools'],
      value: format.list(draft.pools.map(({ name }) => name)),
      optional: true,
      content: <PoolsPart form={form} places={places} />,
    },
    {
      key: 'review',
      title: t('step.review'),
      note: t('step.review_note'),
      fields: [],
      content: <LoadBalancerReview draft={draft} />,
    },
  ];
}
