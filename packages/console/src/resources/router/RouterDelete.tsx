import type { Router } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { deleteMany } from '../../kit/delete-many.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routers } from './router.ts';
import { routerWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly routers: readonly Router[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** One goes at once; several go on the server, in the background. */
export function RouterDelete({ routers: chosen, onClose, onDeleted }: Props) {
  const t = useText(routerWords);
  const [first] = chosen;
  const count = chosen.length;

  async function remove() {
    if (count === 1 && first) {
      await call(routers.api.remove, { params: { id: first.id } });
      routers.items.applyEvent('deleted', first);
      notify('success', t('deleted', { name: first.name }));
    } else {
      await deleteMany(routers.api.removeMany, chosen, {
        running: t('delete.running', { count }),
        done: (done) => t('delete.done', { count: done }),
        failed: (failed, all) => t('delete.failed', { failed, count: all }),
      });
    }
    onDeleted?.();
  }

  return (
    <ConfirmDelete
      open={count > 0}
      icon="menu-routers"
      title={count === 1 ? t('delete.single.title', { name: first?.name ?? '' }) : t('delete.title', { count })}
      message={t('delete.text')}
      items={chosen.map((router) => ({
        id: router.id,
        name: router.name,
        detail: freedBy(router, (address) => t('delete.gateway_freed', { address })),
      }))}
      confirmLabel={count === 1 ? t('delete.single.confirm') : t('delete.confirm', { count })}
      phrase={count > 1 ? t('delete.phrase', { count }) : undefined}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

const freedBy = ({ external_gateway_info: gateway }: Router, say: (address: string) => string) => {
  const [fixed] = gateway?.external_fixed_ips ?? [];
  return fixed ? say(fixed.ip_address) : null;
};
