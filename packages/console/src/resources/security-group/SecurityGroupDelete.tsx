import type { SecurityGroup } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroups } from './security-group.ts';
import { securityGroupWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly groups: readonly SecurityGroup[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function SecurityGroupDelete({ groups, refused, onClose, onDeleted }: Props) {
  const t = useText(securityGroupWords);
  return (
    <DeleteChosen
      chosen={groups}
      nameOf={useKnownName(securityGroups)}
      icon="menu-security-groups"
      t={t}
      items={securityGroups.items}
      remove={({ id }) => call(securityGroups.api.remove, { params: { id } })}
      removeMany={securityGroups.api.removeMany}
      detail={({ security_group_rules: rules }) => t('delete.rules', { count: rules.length })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
