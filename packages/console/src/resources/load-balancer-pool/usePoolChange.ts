import type { LoadBalancerPool, LoadBalancerPoolUpdate } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { type FieldLabels, type Form, type FormModel, useForm, useFormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { trackTransition } from '../load-balancer/index.ts';
import { pools } from './pool.ts';
import { poolWords } from './words.ts';

/** A form that changes some part of a pool; what it does not name stays as it is. */
export function usePoolChange<Draft extends object>(
  model: FormModel<Draft, LoadBalancerPoolUpdate, LoadBalancerPool>,
  pool: LoadBalancerPool,
  labels: FieldLabels = {},
): Form<Draft> {
  const t = useText(poolWords);
  const shell = useFormShell();
  return useForm(model, {
    source: { item: pool, revision: pool.revision_number },
    labels,
    submit: async (body, revision) => {
      const { id } = pool;
      const params = { id };
      // What was sent is not what is there: the server reduces the networks (spec: pool.allowed-cidrs.refetch).
      const saved = await pools.items.mutate(async () => {
        const { task_id } = await call(pools.api.update, {
          params,
          body,
          revision,
        });
        return { ...(await call(pools.api.read, { params })), task_id };
      });
      const { name } = saved;
      trackTransition(saved, {
        running: t('changing', { name }),
        done: t('updated', { name }),
        failed: t('action.failed', { name }),
      });
      shell.done({ kind: 'updated', resource: pools.name, id: saved.id });
    },
  });
}
