import { type LoadBalancer, type LoadBalancerPoolBody, whyNotChangeBalancer } from '@skydeck/contract';
import { useMemo } from 'react';
import { useResolvedPath } from 'react-router-dom';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { loadBalancers, trackTransition, useBlockedText } from '../load-balancer/index.ts';
import { poolBlocks } from './code.rules.ts';
import { blankPool, newPool, type PoolDraft, toPoolBody } from './pool.form.ts';
import { pools, poolWords } from './pool.ts';
import { PoolParts } from './PoolParts.tsx';
import { usePoolParts } from './usePoolParts.ts';
import { withFreePort } from './ports.rules.ts';

// Seldom said.
const BlockedNote = lazyComponent(async () => (await import('./BlockedNote.tsx')).BlockedNote);

/** Another pool of a load balancer that is there. */
export function PoolCreate() {
  return (
    <ItemGate state={useItem(loadBalancers, useParam('loadBalancerId'))}>
      {(balancer) => <CreateForm balancer={balancer} />}
    </ItemGate>
  );
}

function CreateForm({ balancer }: { balancer: LoadBalancer }) {
  const t = useText(poolWords);
  const base = useResolvedPath('.').pathname;
  const why = useBlockedText()(whyNotChangeBalancer(balancer));
  const model = useModel(balancer);
  const bodyOf = (draft: PoolDraft): LoadBalancerPoolBody => ({
    loadbalancer_id: balancer.id,
    ...toPoolBody(draft),
  });
  const form = useForm(model, {
    submit: useSubmit(pools, {
      kind: 'created',
      call: (body) => call(pools.api.create, { body: { loadbalancer_id: balancer.id, ...body } }),
      follow: (saved) => {
        const { name } = saved;
        trackTransition(saved, {
          running: t('created', { name }),
          done: t('create.done', { name }),
          failed: t('create.failed', { name }),
        });
      },
    }),
  });
  const parts = usePoolParts(form, base);
  return (
    <FormShell
      wide
      title={t('create.title')}
      description={balancer.name}
      form={parts.form}
      resource={pools.name}
      submitLabel={t('create.action')}
      code={() => ({
        endpoint: pools.api.create,
        body: bodyOf(form.draft),
        secrets: { private_key: 'POOL_PRIVATE_KEY' },
        terraform: poolBlocks(toPoolBody(form.draft), balancer.id),
      })}
    >
      {why && <BlockedNote why={why} />}
      <PoolParts parts={parts} networkId={balancer.network_id} version={balancer.ip_version} />
    </FormShell>
  );
}

function useModel({ ip_version, address, pools: others }: LoadBalancer) {
  const taken = others.map(({ protocol_port: port }) => String(port)).join(' ');
  return useMemo(() => {
    const bound = taken === '' ? [] : taken.split(' ').map((port) => ({ port }));
    return newPool({ ip_version, address }, () => withFreePort(blankPool(), bound));
  }, [ip_version, address, taken]);
}
