import type { SkySecurityGroupRules as Element } from '../host/security-group-rules/security-group-rules.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkySecurityGroupRulesProps extends ConsoleFormProps<Element> {
  /** Which security group. */
  readonly securityGroupId: string;
}

/** Changes the rules of a security group. */
export const SkySecurityGroupRules = frameComponent<SkySecurityGroupRulesProps>(
  'sky-security-group-rules',
  ['security-group-id'],
  () => import('../host/security-group-rules/define.ts'),
);
