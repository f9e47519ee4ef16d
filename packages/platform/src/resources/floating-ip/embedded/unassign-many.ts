import { floatingIpSubjects } from '@skydeck/contract';
import { doesToMany, namesSeen } from '../../../engines/embedded/do-many.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { unassignFloatingIp } from './change.ts';
import { floatingIpsIn } from './records.ts';

export const unassignMany = doesToMany({
  task: 'compute.floating_ips.unassign_many',
  subject: floatingIpSubjects.item,
  method: 'PATCH',
  names: namesSeen(floatingIpsIn, owns),
  act: unassignFloatingIp,
});
