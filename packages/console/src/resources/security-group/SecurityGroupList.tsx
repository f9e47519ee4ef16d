import type { SecurityGroup } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, forFirst, type RowAction, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useWhyNoProject } from '../../kit/permissions/useWhyNoProject.ts';
import { securityGroupPaths } from './paths.ts';
import { useSecurityGroupColumns, useSecurityGroupFilters } from './security-group-columns.tsx';
import { whyNotDelete } from './security-group.rules.ts';
import { securityGroups } from './security-group.ts';
import { securityGroupWords } from './words.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

const SecurityGroupDelete = lazyComponent(async () => (await import('./SecurityGroupDelete.tsx')).SecurityGroupDelete);

const filterKeys = ['is_default'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

function useActions(openPanel: (path: string) => void, remove: (groups: readonly SecurityGroup[]) => void) {
  const t = useText(securityGroupWords);
  const mayUpdate = useCan(securityGroups.subjects.item, 'update');
  const mayDelete = useCan(securityGroups.subjects.item, 'delete');
  const actions: RowAction<SecurityGroup>[] = [];
  if (mayUpdate)
    actions.push({
      key: 'edit',
      label: t('edit.action'),
      icon: 'pencil',
      run: forFirst(({ id }) => openPanel(securityGroupPaths.edit(id))),
    });
  if (mayDelete)
    actions.push({
      key: 'delete',
      label: t('delete.action'),
      icon: 'trash-2',
      danger: true,
      bulk: true,
      blocked: (group) => {
        const why = whyNotDelete(group);
        return why && t(why, { count: group.ports_count });
      },
      run: remove,
    });
  return actions;
}

export function SecurityGroupList() {
  const t = useText(securityGroupWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const openPanel = (pathname: string) => void navigate({ pathname, search });
  const list = useList(securityGroups, { filters: filterKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const mayCreate = useCan(securityGroups.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  const toDelete = useActionTargets<SecurityGroup>();
  const actions = useActions(openPanel, toDelete.choose);
  const open = () => openPanel(securityGroupPaths.add());
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot} onClick={open}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && whyNot === '' ? [{ id: 'create', keys: 'create', label: t('create.action'), run: open }] : [],
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useSecurityGroupColumns(nameOf)}
        filters={useSecurityGroupFilters()}
        actions={actions}
        toolbar={create}
        empty={
          <EmptyList
            icon="menu-security-groups"
            title={t('list.empty_title')}
            text={t('list.empty_text')}
            action={create}
          />
        }
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={securityGroups.name}
      />
      {toDelete.items.length > 0 && (
        <SecurityGroupDelete groups={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}
