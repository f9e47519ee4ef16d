import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { RuleTables } from './RuleTables.tsx';
import { securityGroups } from './security-group.ts';
import { useSecurityGroup } from './useSecurityGroup.ts';
import { securityGroupWords } from './words.ts';

registerIcons({ plus });

export function SecurityGroupRules() {
  const t = useText(securityGroupWords);
  const group = useSecurityGroup();
  const navigate = useNavigate();
  const mayUpdate = useCan(securityGroups.subjects.item, 'update');
  const add = mayUpdate && (
    <Button size="small" onClick={() => void navigate(securityGroupPaths.addRule(group.id))}>
      <Icon slot="start" name="plus" />
      {t('rules.add')}
    </Button>
  );
  return (
    <>
      <RuleTables group={group} isLinked add={add} />
      <Outlet context={group} />
    </>
  );
}
