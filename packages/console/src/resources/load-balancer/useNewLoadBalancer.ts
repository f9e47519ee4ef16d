import { call } from '../../kit/data/client.ts';
import type { RequestCode } from '../../kit/code/request.rules.ts';
import { type Form, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { networks } from '../network/index.ts';
import { floatingIps } from '../floating-ip/index.ts';
import { flavorFor } from './flavors.ts';
import { loadBalancerBlocks, subnetFor } from './load-balancer.code.ts';
import { type LoadBalancerDraft, newLoadBalancer, toBody } from './load-balancer.form.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { trackTransition } from './track-transition.ts';

/** The form of a load balancer that is to be created, however it is shown. */
export function useNewLoadBalancer(): Form<LoadBalancerDraft> {
  const t = useText(loadBalancerWords);
  return useForm(newLoadBalancer, {
    submit: useSubmit(loadBalancers, {
      kind: 'created',
      call: (body) => call(loadBalancers.api.create, { body }),
      follow: (saved) => {
        const { id, name } = saved;
        const words = {
          running: t('created', { name }),
          done: t('create.done', { name }),
          failed: t('create.failed', { name }),
        };
        trackTransition(saved, words, loadBalancerPaths.details(id));
      },
    }),
  });
}

/** Which project it will belong to, in words. */
export function useWhere(): string {
  const t = useText(loadBalancerWords);
  const project = useProjectName();
  return project ? t('create.in', { project }) : '';
}

/** What the draft would send. Certificates' keys are secrets. */
export function codeOf(draft: LoadBalancerDraft): RequestCode {
  const body = toBody(draft);
  const subnets = networks.items.state.items[draft.networkId]?.subnets ?? [];
  return {
    endpoint: loadBalancers.api.create,
    body,
    secrets: Object.fromEntries(draft.pools.map((_, at) => [`pools.${at}.private_key`, `POOL_${at + 1}_PRIVATE_KEY`])),
    terraform: loadBalancerBlocks(body, {
      floatingAddress: floatingIps.items.state.items[draft.floatingIp]?.floating_ip_address,
      flavorId: flavorFor(draft.ha),
      subnetId: subnetFor(body, subnets)?.id,
    }),
  };
}
