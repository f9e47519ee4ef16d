import type { Vpn } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import powerOff from 'lucide-static/icons/power-off.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import restartIcon from 'lucide-static/icons/rotate-cw.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { later } from '../../kit/later.tsx';
import { EmptyList, ListPage, type RowAction, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useWhyNoProject } from '../../kit/useWhyNoProject.ts';
import { vpnPaths } from './paths.ts';
import { useVpnActs } from './useVpnActs.ts';
import { useVpnColumns, useVpnFilters } from './vpn-columns.tsx';
import { whyNotChange, whyNotDisable, whyNotEnable, whyNotRestart } from './vpn.rules.ts';
import { vpns } from './vpn.ts';
import { vpnWords } from './words.ts';

registerIcons({ pencil, plus, power, 'power-off': powerOff, 'rotate-cw': restartIcon, 'trash-2': trash });

const VpnDelete = later(async () => (await import('./VpnDelete.tsx')).VpnDelete);

const filterKeys = ['status', 'admin_state_up'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function VpnList() {
  const t = useText(vpnWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (pathname: string) => void navigate({ pathname, search });
  const list = useList(vpns, { filters: filterKeys, sort: byName });
  const mayCreate = useCan(vpns.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  const [leaving, setLeaving] = useState<readonly Vpn[]>([]);
  const actions = useRowActions((vpn) => open(vpnPaths.edit(vpn.id)), setLeaving);
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot} onClick={() => open(vpnPaths.add())}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && whyNot === ''
      ? [{ id: 'create', keys: 'create', label: t('create.action'), run: () => open(vpnPaths.add()) }]
      : [],
  );
  const empty = (
    <EmptyList
      icon="menu-vpn"
      title={t('list.empty_title')}
      text={t('list.empty_text')}
      action={create}
      needs={[{ icon: 'menu-routers', title: t('list.needs'), text: t('list.needs_router') }]}
    />
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useVpnColumns()}
        filters={useVpnFilters()}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={vpns.label}
        storageKey={vpns.name}
      />
      {leaving.length > 0 && <VpnDelete chosen={leaving} onClose={() => setLeaving([])} />}
      <Outlet />
    </>
  );
}

type Why = ReturnType<typeof whyNotEnable> | ReturnType<typeof whyNotRestart> | ReturnType<typeof whyNotDisable>;

function useRowActions(edit: (vpn: Vpn) => void, remove: (chosen: readonly Vpn[]) => void): readonly RowAction<Vpn>[] {
  const t = useText(vpnWords);
  const { restart, switchAll } = useVpnActs();
  const mayUpdate = useCan(vpns.subjects.item, 'update');
  const mayDelete = useCan(vpns.subjects.item, 'delete');
  const onFirst =
    (act: (vpn: Vpn) => void) =>
    ([vpn]: readonly Vpn[]) => {
      if (vpn) act(vpn);
    };
  const because = (whyNot: (vpn: Vpn) => Why) => (vpn: Vpn) => {
    const why = whyNot(vpn);
    return why && t(why);
  };
  const changes: readonly RowAction<Vpn>[] = [
    { key: 'edit', label: t('edit.action'), icon: 'pencil', blocked: because(whyNotChange), run: onFirst(edit) },
    {
      key: 'restart',
      label: t('restart.action'),
      icon: 'rotate-cw',
      blocked: because(whyNotRestart),
      run: onFirst((vpn) => void restart(vpn)),
    },
    {
      key: 'enable',
      label: t('enable.action'),
      icon: 'power',
      bulk: true,
      blocked: because(whyNotEnable),
      run: (chosen) => void switchAll(chosen, true),
    },
    {
      key: 'disable',
      label: t('disable.action'),
      icon: 'power-off',
      bulk: true,
      blocked: because(whyNotDisable),
      run: (chosen) => void switchAll(chosen, false),
    },
  ];
  const deletion: RowAction<Vpn> = {
    key: 'delete',
    label: t('delete.action'),
    icon: 'trash-2',
    danger: true,
    bulk: true,
    run: remove,
  };
  return [...(mayUpdate ? changes : []), ...(mayDelete ? [deletion] : [])];
}
