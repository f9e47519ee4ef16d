import type { Network } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { deleteMany } from '../../kit/delete-many.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networks } from './network.ts';
import { networkWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly networks: readonly Network[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** One goes at once; several go on the server, in the background. */
export function NetworkDelete({ networks: chosen, onClose, onDeleted }: Props) {
  const t = useText(networkWords);
  const [first] = chosen;
  const count = chosen.length;

  async function remove() {
    if (count === 1 && first) {
      await call(networks.api.remove, { params: { type: first.type, id: first.id } });
      networks.items.applyEvent('deleted', first);
      notify('success', t('deleted', { name: first.name }));
    } else {
      await deleteMany(networks.api.removeMany, chosen, {
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
      icon="menu-networks"
      title={count === 1 ? t('delete.single.title', { name: first?.name ?? '' }) : t('delete.title', { count })}
      message={t('delete.text')}
      items={chosen.map(({ id, name, subnets }) => ({
        id,
        name,
        detail: t('delete.subnets', { count: subnets.length }),
      }))}
      confirmLabel={count === 1 ? t('delete.single.confirm') : t('delete.confirm', { count })}
      phrase={count > 1 ? t('delete.phrase', { count }) : undefined}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
