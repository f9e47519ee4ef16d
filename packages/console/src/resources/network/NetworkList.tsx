import { type Network, networkSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/abilities.ts';
import { later } from '../../kit/later.tsx';
import { EmptyList, ListPage, type RowAction, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { networkPaths } from './paths.ts';
import { whyNotChange, whyNotDelete } from './network.rules.ts';
import { networks } from './network.ts';
import { useNetworkColumns, useNetworkFilters } from './network-columns.tsx';
import { networkWords } from './words.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

const NetworkDelete = later(async () => (await import('./NetworkDelete.tsx')).NetworkDelete);

const filterKeys = ['type', 'shared'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function NetworkList() {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (pathname: string) => void navigate({ pathname, search });
  const { projectId } = useSnapshot(session);
  const list = useList(networks, { filters: filterKeys, sort: byName });
  const mayCreate = useCan(networkSubjects.create, 'create');
  const mayUpdate = useCan(networks.subjects.item, 'update');
  const mayDelete = useCan(networks.subjects.item, 'delete');
  const [leaving, setLeaving] = useState<readonly Network[]>([]);

  const say = (why: ReturnType<typeof whyNotDelete>) => why && t(why);
  const actions: RowAction<Network>[] = [
    ...(mayUpdate
      ? [
          {
            key: 'edit',
            label: t('edit.action'),
            icon: 'pencil',
            blocked: (network: Network) => say(whyNotChange(network, projectId)),
            run: ([network]: readonly Network[]) => {
              if (network) open(networkPaths.edit(network.id));
            },
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: 'trash-2',
            danger: true,
            bulk: true,
            blocked: (network: Network) => say(whyNotDelete(network, projectId)),
            run: setLeaving,
          },
        ]
      : []),
  ];
  const create = mayCreate && projectId !== null && (
    <Button variant="primary" size="small" onClick={() => open(networkPaths.add())}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && projectId !== null
      ? [{ id: 'create', keys: 'create', label: t('create.action'), run: () => open(networkPaths.add()) }]
      : [],
  );
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
        columns={useNetworkColumns()}
        filters={useNetworkFilters()}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={networks.label}
        storageKey={networks.name}
      />
      {leaving.length > 0 && <NetworkDelete networks={leaving} onClose={() => setLeaving([])} />}
      <Outlet />
    </>
  );
}
