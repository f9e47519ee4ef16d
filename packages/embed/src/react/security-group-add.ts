import type { SkySecurityGroupAdd as Element } from '../host/security-group-add/security-group-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export type SkySecurityGroupAddProps = ConsoleFormProps<Element>;

/** Creates a security group. */
export const SkySecurityGroupAdd = frameComponent<SkySecurityGroupAddProps>(
  'sky-security-group-add',
  [],
  () => import('../host/security-group-add/define.ts'),
);
