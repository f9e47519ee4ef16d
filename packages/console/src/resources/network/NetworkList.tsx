import { type Network, networkSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, forFirst, type RowAction, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import * as css from './network.css.ts';
import { networkPaths } from './paths.ts';
import { whyNotChange, whyNotCreate, whyNotDelete } from './network.rules.ts';
import { networks } from './network.ts';
import { useNetworkColumns, useNetworkFilters } from './network-columns.tsx';
import { useNetworkPermissions } from './useNetworkPermissions.ts';
import { networkWords } from './words.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

const NetworkDelete = lazyComponent(async () => (await import('./NetworkDelete.tsx')).NetworkDelete);

const filterKeys = ['type', 'shared', 'router_external', 'spoofing_protection', 'ipam_enabled', 'cidr'] as const;
const textKeys = ['cidr'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function NetworkList() {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (pathname: string) => void navigate({ pathname, search });
  const list = useList(networks, { filters: filterKeys, texts: textKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const toDelete = useActionTargets<Network>();
  const actions = useRowActions({ onEdit: ({ id }) => open(networkPaths.edit(id)), onDelete: toDelete.choose });
  const create = useCreate(open);
  const empty = (
    <EmptyList
      icon="menu-networks"
      title={t('list.empty_title')}
      text={t('list.empty_text')}
      action={create}
      needs={[{ icon: 'menu-routers', title: t('list.helps'), text: t('list.helps_router') }]}
    />
  );

  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useNetworkColumns(nameOf)}
        filters={useNetworkFilters()}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={networks.name}
      />
      {toDelete.items.length > 0 && (
        <NetworkDelete networks={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}

interface RowActs {
  readonly onEdit: (network: Network) => void;
  readonly onDelete: (networks: readonly Network[]) => void;
}

function useRowActions({ onEdit, onDelete }: RowActs): RowAction<Network>[] {
  const t = useText(networkWords);
  const [changing, deleting] = [useNetworkPermissions('update'), useNetworkPermissions('delete')];
  const mayUpdate = useCan(networks.subjects.item, 'update');
  const mayDelete = useCan(networks.subjects.item, 'delete');
  const say = (why: ReturnType<typeof whyNotDelete>) => why && t(why);
  const edit: RowAction<Network> = {
    key: 'edit',
    label: t('edit.action'),
    icon: 'pencil',
    blocked: (network) => say(whyNotChange(network, changing)),
    run: forFirst(onEdit),
  };
  const remove: RowAction<Network> = {
    key: 'delete',
    label: t('delete.action'),
    icon: 'trash-2',
    danger: true,
    bulk: true,
    blocked: (network) => say(whyNotDelete(network, deleting)),
    run: onDelete,
  };
  return [...(mayUpdate ? [edit] : []), ...(mayDelete ? [remove] : [])];
}

/** The ways to a new network: a private one, and for who administers the cloud one of the hosts'. */
function useCreate(open: (path: string) => void) {
  const t = useText(networkWords);
  const { projectId } = useSnapshot(session);
  const mayCreate = useCan(networkSubjects.create, 'create');
  const mayPhysical = useCan(networkSubjects.physical, 'create');
  const why = whyNotCreate(projectId);
  const whyNot = why ? t(why) : '';
  const create = { label: t('create.action'), run: () => open(networkPaths.add()) };
  const physical = { label: t('physical.action'), run: () => open(networkPaths.addPhysical()) };
  usePageActions([
    ...(mayCreate && !why ? [{ id: 'create', keys: 'create', ...create } as const] : []),
    ...(mayPhysical && !why ? [{ id: 'create-physical', ...physical }] : []),
  ]);
  if (!mayCreate && !mayPhysical) return null;
  return (
    <div className={css.buttons}>
      {mayPhysical && (
        <Button size="small" disabledReason={whyNot} onClick={physical.run}>
          <Icon slot="start" name="plus" />
          {physical.label}
        </Button>
      )}
      {mayCreate && (
        <Button variant="primary" size="small" disabledReason={whyNot} onClick={create.run}>
          <Icon slot="start" name="plus" />
          {create.label}
        </Button>
      )}
    </div>
  );
}
