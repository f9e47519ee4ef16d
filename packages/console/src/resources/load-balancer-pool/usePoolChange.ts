import type { LoadBalancerPool, LoadBalancerPoolUpdate } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { type FieldLabels, type Form, type FormModel, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { trackTransition } from '../load-balancer/index.ts';
import { pools, poolWords } from './pool.ts';

/** A form that changes some part of a pool; what it does not name stays as it is. */
export function usePoolChange<Draft extends object>(
  model: FormModel<Draft, LoadBalancerPoolUpdate, LoadBalancerPool>,
  pool: LoadBalancerPool,
  labels: FieldLabels = {},
): Form<Draft> {
  const t = useText(poolWords);
  return useForm(model, {
    source: { item: pool, revision: pool.revision_number },
    labels,
    submit: useSubmit(pools, {
      kind: 'updated',
      call: async (body, revision) => {
        const params = { id: pool.id };
        const { task_id } = await call(pools.api.update, { params, body, revision });
        // What was sent is not what is there: the server reduces the networks (spec: pool.allowed-cidrs.refetch).
        return { ...(await call(pools.api.read, { params })), task_id };
      },
      follow: (saved) => {
        const { name } = saved;
        trackTransition(saved, {
          running: t('changing', { name }),
          done: t('updated', { name }),
          failed: t('action.failed', { name }),
        });
      },
    }),
  });
}
