import { type SnapshotAction, type Volume, type VolumeSnapshot, whyNotRevert, whyNotSnapshot } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import rotate from 'lucide-static/icons/rotate-ccw.svg?raw';
import { ConfirmForItems, deletionOf } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { type Actions, deleteAction, editAction, namedAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { volumePaths, volumes, volumeWords } from '../volume/index.ts';
import { volumeSnapshots, volumeSnapshotWords } from './volume-snapshot.ts';

registerIcons({ 'hard-drive': hardDrive, history, 'rotate-ccw': rotate });

const { api, icon, items, label, subjects } = volumeSnapshots;

const SnapshotDelete = deletionOf(volumeSnapshots, { answered: 'read' });

/** The volume is told of, too: it is reverting. */
async function revert({ id }: VolumeSnapshot): Promise<void> {
  await volumes.items.mutate(() => call(api.revert, { params: { id }, body: {} }));
  items.invalidate();
}

const reset = ({ id }: VolumeSnapshot) => items.mutate(() => call(api.resetState, { params: { id }, body: {} }));

/** What can be done to the snapshots of a volume. */
export function useSnapshotActions(volume: Volume): Actions<VolumeSnapshot> {
  const t = useText(volumeSnapshotWords);
  // Snapshots and volumes are kept from something for the same reasons.
  const say = useText(volumeWords);
  const blocked = (action: SnapshotAction) => (snapshot: VolumeSnapshot) => {
    const why = whyNotSnapshot(action, snapshot);
    return why && say(`blocked.${why}`);
  };
  const asks = { words: volumeSnapshotWords, icon, nameOf: label } as const;
  return useActions<VolumeSnapshot>(subjects.item, undefined, [
    editAction(t, ({ id }) => volumePaths.editSnapshot(volume.id, id), blocked('update')),
    namedAction(t, 'create_volume', 'hard-drive', {
      right: 'read',
      blocked: blocked('create_volume'),
      to: ({ id }) => volumePaths.ofSnapshot(volume.id, id),
    }),
    namedAction(t, 'create_image', 'menu-images', {
      right: 'create',
      blocked: blocked('create_image'),
      to: ({ id }) => volumePaths.imageOfSnapshot(volume.id, id),
    }),
    namedAction(t, 'reset_state', 'rotate-ccw', {
      right: 'create',
      blocked: blocked('reset_state'),
      dialog: (asked) => <ConfirmForItems {...asked} {...asks} act="reset_state" one={reset} />,
    }),
    namedAction(t, 'revert', 'history', {
      right: 'create',
      danger: true,
      blocked: (snapshot) => {
        const why = whyNotRevert(snapshot, volume);
        return why && say(`blocked.${why}`, { count: volume.snapshots_count });
      },
      dialog: (asked) => (
        <ConfirmForItems
          {...asked}
          {...asks}
          act="revert"
          // Of what is lost nobody has another copy.
          isUsed={() => true}
          stops={({ newer_count: count }) => [t('revert.loses'), count > 0 && t('revert.newer', { count })]}
          keeps={() => [t('revert.keeps_points')]}
          one={revert}
        />
      ),
    }),
    deleteAction(t, volumePaths.snapshots(volume.id), SnapshotDelete, blocked('remove')),
  ]);
}
