import { FormSection, FormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancers } from './load-balancer.ts';
import { LoadBalancerFields } from './LoadBalancerFields.tsx';
import { NewPool } from './NewPool.tsx';
import { PoolsPart } from './PoolsPart.tsx';
import { codeOf, useNewLoadBalancer, useWhere } from './useNewLoadBalancer.ts';
import { usePoolPlaces } from './usePoolPlaces.ts';
import { loadBalancerWords } from './words.ts';

/** All of it on one page, for frames; a pool takes its place while it is written. The console asks for it in steps. */
export function LoadBalancerCreate() {
  const t = useText(loadBalancerWords);
  const form = useNewLoadBalancer();
  const places = usePoolPlaces();
  const where = useWhere();
  if (places.open !== undefined) return <NewPool form={form} places={places} kind="frame" />;
  return (
    <FormShell
      wide
      title={t('create.title')}
      description={where}
      form={form}
      resource={loadBalancers.name}
      submitLabel={t('create.action')}
      takes={{ load_balancers: 1, load_balancer_pools: form.draft.pools.length }}
      code={() => codeOf(form.draft)}
    >
      <LoadBalancerFields form={form} />
      <FormSection title={t('field.pools')} note={t('step.pools_note')}>
        <PoolsPart form={form} places={places} />
      </FormSection>
    </FormShell>
  );
}
