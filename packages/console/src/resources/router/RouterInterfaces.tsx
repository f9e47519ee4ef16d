import type { RouterInterface } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, ListBody, onOne, type RowAction, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/useAll.ts';
import { networks } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import { whyNotAddInterface, whyNotEditInterface, whyNotLeave } from './router.rules.ts';
import { routers } from './router.ts';
import { InterfacesRemove } from './InterfacesRemove.tsx';
import { interfaceFacts, useInterfaceColumns, useInterfaceFilters } from './interface-columns.tsx';
import { useRouter } from './useRouter.ts';
import { routerWords } from './words.ts';

const everything = {};

export function RouterInterfaces() {
  const t = useText(routerWords);
  const router = useRouter();
  const navigate = useNavigate();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const [leaving, setLeaving] = useState<readonly RouterInterface[]>([]);
  const list = useRows<RouterInterface>(router.interfaces_info, interfaceFacts);
  const columns = useInterfaceColumns();
  const filters = useInterfaceFilters();
  const { items: known, filled } = useAll(networks, everything);
  const say = (why: Parameters<typeof t>[0] | false) => why && t(why);
  const actions: RowAction<RouterInterface>[] = mayUpdate
    ? [
        {
          key: 'edit',
          label: t('interfaces.edit'),
          icon: 'pencil',
          blocked: (foot) => say(whyNotEditInterface(foot)),
          run: onOne(({ id }) => navigate(routerPaths.editInterface(router.id, id))),
        },
        {
          key: 'remove',
          label: t('interfaces.remove'),
          icon: 'trash-2',
          danger: true,
          bulk: true,
          blocked: (foot) => say(whyNotLeave(foot)),
          run: setLeaving,
        },
      ]
    : [];
  const whyNotAdd = filled && whyNotAddInterface(router, known);
  const add = mayUpdate && (
    <Button
      size="small"
      disabledReason={whyNotAdd ? t(whyNotAdd) : ''}
      onClick={() => void navigate(routerPaths.addInterface(router.id))}
    >
      <Icon slot="start" name="plus" />
      {t('interfaces.add')}
    </Button>
  );

  return (
    <>
      {router.interfaces_info.length === 0 ? (
        <EmptyList
          icon="menu-networks"
          title={t('interfaces.empty_title')}
          text={t('interfaces.empty_text')}
          action={add}
        />
      ) : (
        <Card title={t('tab.interfaces')} action={add}>
          <ListBody
            title={t('tab.interfaces')}
            list={list}
            columns={columns}
            actions={actions}
            filters={filters}
            searchLabel={t('interfaces.search')}
            label={(foot) => foot.network_name}
            storageKey="router_interface"
          />
        </Card>
      )}
      <InterfacesRemove router={router} interfaces={leaving} onClose={() => setLeaving([])} />
      <Outlet context={router} />
    </>
  );
}
