import type { SkySecurityGroupEdit as Element } from '../host/security-group-edit/security-group-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkySecurityGroupEditProps extends ConsoleFormProps<Element> {
  /** Which security group. */
  readonly securityGroupId: string;
}

/** Changes a security group. */
export const SkySecurityGroupEdit = frameComponent<SkySecurityGroupEditProps>(
  'sky-security-group-edit',
  ['security-group-id'],
  () => import('../host/security-group-edit/define.ts'),
);
