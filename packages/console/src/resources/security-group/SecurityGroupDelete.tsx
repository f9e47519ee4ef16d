import { deletionOf } from '../../kit/confirm/index.ts';
import { securityGroups } from './security-group.ts';
import { securityGroupWords } from './words.ts';

export const SecurityGroupDelete = deletionOf(securityGroups, {
  words: securityGroupWords,
  icon: 'menu-security-groups',
  detail: ({ security_group_rules: rules }, t) => t('delete.rules', { count: rules.length }),
});
