import { vpnSubjects } from '@skydeck/contract';
import { doesToMany, namesSeen } from '../../../engines/embedded/do-many.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { switchVpn } from './change.ts';
import { vpnsIn } from './records.ts';

/** The tunnels walk by themselves. */
const switching = (task: string, on: boolean) =>
  doesToMany({
    task,
    subject: vpnSubjects.item,
    method: 'PATCH',
    names: namesSeen(vpnsIn, owns),
    act: (tx, viewer, id) => switchVpn(tx, viewer, id, on),
  });

export const enableMany = switching('compute.vpn.enable_many', true);
export const disableMany = switching('compute.vpn.disable_many', false);
