import { vpnSubjects } from '@skydeck/contract';
import { createBulkTask, visibleNames } from '../../../engines/embedded/bulk-task.ts';
import { owns } from '../../../engines/embedded/access.ts';
import { switchVpn } from './change.ts';
import { vpnsIn } from './records.ts';

/** The tunnels change state by themselves. */
const switching = (task: string, on: boolean) =>
  createBulkTask({
    task,
    subject: vpnSubjects.item,
    method: 'PATCH',
    names: visibleNames(vpnsIn, owns),
    act: (tx, actor, id) => switchVpn(tx, actor, id, on),
  });

export const enableMany = switching('compute.vpn.enable_many', true);
export const disableMany = switching('compute.vpn.disable_many', false);
