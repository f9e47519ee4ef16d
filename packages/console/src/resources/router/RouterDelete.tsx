import type { Router } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/distinct-name.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routers } from './router.ts';
import { routerWords } from './words.ts';

export function RouterDelete({ chosen, refused, onClose, onDone }: ActionDialogProps<Router>) {
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
      onDeleted={onDone}
    />
  );
}

const freedBy = ({ external_gateway_info: gateway }: Router, say: (address: string) => string) => {
  const [fixed] = gateway?.external_fixed_ips ?? [];
  return fixed ? say(fixed.ip_address) : null;
};
