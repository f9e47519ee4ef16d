import type { Dependents } from '../kit/dependents.ts';
import { portRecords } from '../port/records.ts';
import type { SecurityGroupRecord } from './records.ts';

/** A security group stays while ports have it. */
export const securityGroupDependents: Dependents<SecurityGroupRecord> = {
  by: 'ports',
  count: (tx, { id }) => portRecords.in(tx).count([{ field: 'security_group_ids[]', equals: id }]),
  said: (name, many) => `'${name}' is used by ${many('port')}`,
};
