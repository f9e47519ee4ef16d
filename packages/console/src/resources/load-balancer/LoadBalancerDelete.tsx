import type { LoadBalancer } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { useState } from 'react';
import { Deletion } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIps } from '../floating-ip/index.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { useRunAction } from './useRunAction.ts';

/** Asks before load balancers go. A single one's floating IP stays with the project, unless somebody says otherwise. */
export function LoadBalancerDelete(asked: ActionDialogProps<LoadBalancer>) {
  const t = useText(loadBalancerWords);
  const [isReleased, setReleased] = useState(false);
  const mayRelease = useCan(floatingIps.subjects.item, 'delete');
  const release = useRelease();
  const [first, second] = asked.chosen;
  const floating = first && !second && !asked.matching ? first.floating_ip : null;
  return (
    <Deletion
      {...asked}
      resource={loadBalancers}
      words={loadBalancerWords}
      answered="stays"
      detail={({ pools }) => pools.length > 0 && t('delete.pools', { count: pools.length })}
      stops={({ address, floating_ip: outside, pools }, say, { list }) => [
        say('delete.stops_requests', {
          addresses: list(outside ? [outside.floating_ip_address, address] : [address]),
        }),
        pools.length > 0 && say('delete.stops_pools', { count: pools.length }),
      ]}
      keeps={({ members_count: members, floating_ip: outside }, say) => [
        members > 0 && say('delete.keeps_members', { count: members }),
        outside && !isReleased && say('delete.keeps_floating', { address: outside.floating_ip_address }),
      ]}
      isUsed={({ members_count: members }) => members > 0}
      onDeleted={() => {
        if (floating && isReleased) release(floating);
      }}
    >
      {floating && mayRelease && (
        <Checkbox
          label={t('delete.release', { address: floating.floating_ip_address })}
          hint={t('delete.release_hint')}
          checked={isReleased}
          onChange={(event) => setReleased((event.target as HTMLInputElement).checked)}
        />
      )}
    </Deletion>
  );
}

/** The load balancer goes whatever comes of this: what failed is told of beside it. */
function useRelease() {
  const t = useText(loadBalancerWords);
  const run = useRunAction();
  return ({ id, floating_ip_address: address }: NonNullable<LoadBalancer['floating_ip']>) =>
    run(
      async () => {
        await call(floatingIps.api.remove, { params: { id } });
        floatingIps.items.invalidate();
      },
      t('delete.release_failed', { address }),
    );
}
