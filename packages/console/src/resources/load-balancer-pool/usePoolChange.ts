import type { LoadBalancerPool, LoadBalancerPoolUpdate } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { type Form, type FormModel, useForm, useFormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { tellWalk } from '../load-balancer/index.ts';
import { pools } from './pool.ts';
import { poolWords } from './words.ts';

/** A form that changes some part of a pool; what it does not name stays as it is. */
export function usePoolChange<Draft extends object>(
  model: FormModel<Draft, LoadBalancerPoolUpdate, LoadBalancerPool>,
  pool: LoadBalancerPool,
): Form<Draft> {
  const t = useText(poolWords);
  const shell = useFormShell();
  return useForm(model, {
    source: { item: pool, revision: pool.revision_number },
    submit: async (body, revision) => {
      const { id } = pool;
      const params = { id };
      // 3-compute-tenant §5: what was sent is not what is there; the networks, for one, are reduced.
      const saved = await pools.items.take(async () => {
        const { task_id } = await call(pools.api.update, {
          params,
          body,
          revision,
        });
        return { ...(await call(pools.api.read, { params })), task_id };
      });
      const { name } = saved;
      tellWalk(saved, {
        running: t('changing', { name }),
        done: t('updated', { name }),
        failed: t('action.failed', { name }),
      });
      shell.done({ kind: 'updated', resource: pools.name, id: saved.id });
    },
  });
}
