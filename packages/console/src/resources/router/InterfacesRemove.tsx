import type { Router, RouterInterface } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { deleteMany } from '../../kit/data/delete-many.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { addressesOf } from './router.rules.ts';
import { routers, routerWords } from './router.ts';
import { useInterfaceName } from './interface-columns.tsx';

interface Props extends ActionDialogProps<RouterInterface> {
  readonly router: Router;
}

/** One leaves at once; several leave on the server, in the background. */
export function InterfacesRemove({ router, chosen: interfaces, refused, onClose }: Props) {
  const t = useText(routerWords);
  const [first] = interfaces;
  const isOne = interfaces.length === 1;
  const nameOf = useInterfaceName(router.interfaces_info);

  async function disconnect(port: RouterInterface) {
    await routers.items.mutate(() =>
      call(routers.api.removeInterface, { params: { id: router.id }, body: { network_id: port.network_id } }),
    );
    notify('success', t('interfaces.removed', { router: router.name, network: nameOf(port) }));
  }

  const disconnectAll = () =>
    deleteMany(
      routers.api.removeInterfaces,
      interfaces.map((port) => ({ id: port.id, name: nameOf(port) })),
      {
        running: t('interfaces.running', { count: interfaces.length }),
        done: (count) => t('interfaces.done', { count }),
        failed: (failed, count) => t('interfaces.failed', { failed, count }),
      },
    );

  return (
    <ConfirmDelete
      open={interfaces.length > 0}
      icon="menu-networks"
      title={
        isOne ? t('interfaces.remove_title', { network: first ? nameOf(first) : '' }) : t('interfaces.several_title')
      }
      message={t(isOne ? 'interfaces.remove_text' : 'interfaces.several_text')}
      items={interfaces.map((port) => ({
        id: port.id,
        name: nameOf(port),
        detail: addressesOf(port).join(', '),
      }))}
      confirmLabel={t('interfaces.remove')}
      refused={refused}
      onConfirm={() => (isOne && first ? disconnect(first) : disconnectAll())}
      onClose={onClose}
    />
  );
}
