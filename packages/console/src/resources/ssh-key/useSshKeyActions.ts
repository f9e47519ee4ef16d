import type { SshKey } from '@skydeck/contract';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, deleteAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { sshKeyWords, sshKeys } from './ssh-key.ts';
import { sshKeyPaths } from './paths.ts';

const SshKeyDelete = deletionOf(sshKeys);

/** What can be done to SSH keys. `shown`: the one whose page this is. */
export function useSshKeyActions(shown?: SshKey): Actions<SshKey> {
  const t = useText(sshKeyWords);
  return useActions(sshKeys.subjects.item, shown, [deleteAction(t, sshKeyPaths.list(), SshKeyDelete)]);
}
