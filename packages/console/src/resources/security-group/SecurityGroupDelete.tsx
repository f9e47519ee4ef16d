import { deletionOf } from '../../kit/confirm/index.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

export const SecurityGroupDelete = deletionOf(securityGroups, {
  words: securityGroupWords,
  icon: 'menu-security-groups',
  detail: ({ security_group_rules: rules }, t) => t('delete.rules', { count: rules.length }),
});
