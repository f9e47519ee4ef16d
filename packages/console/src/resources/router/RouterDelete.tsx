import type { Router } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routers } from './router.ts';
import { routerWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly routers: readonly Router[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function RouterDelete({ routers: chosen, refused, onClose, onDeleted }: Props) {
  const t = useText(routerWords);
  return (
    <DeleteChosen
      chosen={chosen}
      nameOf={useKnownName(routers)}
      icon="menu-routers"
      t={t}
      items={routers.items}
      remove={({ id }) => call(routers.api.remove, { params: { id } })}
      removeMany={routers.api.removeMany}
      detail={(router) => freedBy(router, (address) => t('delete.gateway_freed', { address }))}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

const freedBy = ({ external_gateway_info: gateway }: Router, say: (address: string) => string) => {
  const [fixed] = gateway?.external_fixed_ips ?? [];
  return fixed ? say(fixed.ip_address) : null;
};
