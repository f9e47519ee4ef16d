import { floatingIpSubjects } from '@skydeck/contract';
import { createBulkTask, visibleNames } from '../../../engines/embedded/bulk-task.ts';
import { owns } from '../../../engines/embedded/access.ts';
import { unassignFloatingIp } from './change.ts';
import { floatingIpsIn } from './records.ts';

export const unassignMany = createBulkTask({
  task: 'compute.floating_ips.unassign_many',
  subject: floatingIpSubjects.item,
  method: 'PATCH',
  names: visibleNames(floatingIpsIn, owns),
  act: unassignFloatingIp,
});
