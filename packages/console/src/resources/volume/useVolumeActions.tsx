import { type Volume, type VolumeAction } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import camera from 'lucide-static/icons/camera.svg?raw';
import copy from 'lucide-static/icons/copy-plus.svg?raw';
import plug from 'lucide-static/icons/plug.svg?raw';
import rotate from 'lucide-static/icons/rotate-ccw.svg?raw';
import scaling from 'lucide-static/icons/scaling.svg?raw';
import send from 'lucide-static/icons/send.svg?raw';
import replace from 'lucide-static/icons/arrow-right-left.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { ConfirmForItems, deletionOf } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import {
  type ActionDialogProps,
  type Actions,
  deleteAction,
  editAction,
  namedAction,
  useActions,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { volumePaths } from './paths.ts';
import { whyNot } from './volume.rules.ts';
import { volumes, volumeWords } from './volume.ts';

registerIcons({ camera, 'copy-plus': copy, plug, 'rotate-ccw': rotate, scaling, send, 'undo-2': undo, unplug });
registerIcons({ 'arrow-right-left': replace });

const { api, icon, items, label } = volumes;

const VolumeDelete = deletionOf(volumes, {
  words: volumeWords,
  answered: 'read',
  stops: ({ backup_plans: plans }, t, { list }) => [
    plans.length > 0 && t('delete.leaves_plans', { names: list(plans.map(({ name }) => name)) }),
  ],
  keeps: (_, t) => [t('delete.keeps_points')],
});

/** What asks first; each is an act with words of its own. */
const acts = {
  detach: (volume: Volume) => detach(volume, false),
  force_detach: (volume: Volume) => detach(volume, true),
  reset_state: ({ id }: Volume) => items.mutate(() => call(api.resetState, { params: { id }, body: {} })),
  withdraw: ({ transfer_id: id }: Volume) => call(api.cancelTransfer, { params: { id: id ?? '' } }),
} as const;

const detach = async ({ id, attachments }: Volume, force: boolean) => {
  for (const { server_id: serverId } of attachments)
    await call(api.detach, { params: { serverId, id }, body: { force } });
  items.invalidate();
};

const dialogOf = (act: keyof typeof acts) => (asked: ActionDialogProps<Volume>) => (
  <ConfirmForItems
    {...asked}
    words={volumeWords}
    act={act}
    icon={icon}
    nameOf={label}
    detail={({ attachments }) => attachments[0]?.server_name}
    one={acts[act]}
  />
);

/** What can be done to volumes. `shown`: the one whose page this is. */
export function useVolumeActions(shown?: Volume): Actions<Volume> {
  const t = useText(volumeWords);
  const over = shown && 'details';
  const blocked = (action: VolumeAction) => (volume: Volume) => {
    const why = whyNot(action)(volume);
    return why && t(why, { count: volume.snapshots_count });
  };
  return useActions(volumes.subjects.item, shown, [
    namedAction(t, 'extend', 'scaling', {
      primary: true,
      right: 'create',
      blocked: blocked('extend'),
      to: ({ id }) => volumePaths.extend(id, over),
    }),
    editAction(t, ({ id }) => volumePaths.edit(id, over), blocked('update')),
    namedAction(t, 'snapshot', 'camera', {
      right: 'create',
      blocked: blocked('create_snapshot'),
      to: ({ id }) => volumePaths.addSnapshot(id),
    }),
    namedAction(t, 'attach', 'plug', { blocked: blocked('attach'), to: ({ id }) => volumePaths.attach(id, over) }),
    namedAction(t, 'detach', 'unplug', { blocked: blocked('detach'), dialog: dialogOf('detach') }),
    namedAction(t, 'clone', 'copy-plus', {
      right: 'create',
      blocked: blocked('clone'),
      to: ({ id }) => volumePaths.clone(id, over),
    }),
    namedAction(t, 'upload_to_image', 'menu-images', {
      right: 'create',
      // The form says what it means for one that a server has.
      blocked: blocked('force_upload_to_image'),
      to: ({ id }) => volumePaths.toImage(id, over),
    }),
    namedAction(t, 'retype', 'arrow-right-left', {
      blocked: blocked('retype'),
      to: ({ id }) => volumePaths.retype(id, over),
    }),
    namedAction(t, 'transfer', 'send', {
      right: 'create',
      blocked: blocked('transfer'),
      to: ({ id }) => volumePaths.transfer(id, over),
    }),
    namedAction(t, 'withdraw', 'undo-2', {
      right: 'delete',
      blocked: blocked('cancel_transfer'),
      dialog: dialogOf('withdraw'),
    }),
    namedAction(t, 'reset_state', 'rotate-ccw', {
      right: 'create',
      blocked: blocked('reset_state'),
      dialog: dialogOf('reset_state'),
    }),
    namedAction(t, 'force_detach', 'unplug', {
      danger: true,
      blocked: blocked('force_detach'),
      dialog: dialogOf('force_detach'),
    }),
    deleteAction(t, volumePaths.list(), VolumeDelete, blocked('remove')),
  ]);
}
