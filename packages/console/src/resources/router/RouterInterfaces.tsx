import type { RouterInterface } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, ListBody, forFirst, type RowAction, useActionTargets, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/useAll.ts';
import { networks } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import { whyNotAddInterface, whyNotEditInterface, whyNotLeave } from './router.rules.ts';
import { routers, routerWords, useRouter } from './router.ts';
import { InterfacesRemove } from './InterfacesRemove.tsx';
import { interfaceFacts, useInterfaceColumns, useInterfaceFilters, useInterfaceName } from './interface-columns.tsx';

const everything = {};

export function RouterInterfaces() {
  const t = useText(routerWords);
  const router = useRouter();
  const navigate = useNavigate();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const toDelete = useActionTargets<RouterInterface>();
  const list = useRows<RouterInterface>(router.interfaces_info, interfaceFacts);
  const nameOf = useInterfaceName(router.interfaces_info);
  const columns = useInterfaceColumns(nameOf);
  const filters = useInterfaceFilters();
  const { items: known, filled } = useAll(networks, everything);
  const say = (why: Parameters<typeof t>[0] | false) => why && t(why);
  const actions: RowAction<RouterInterface>[] = mayUpdate
    ? [
        {
          key: 'edit',
          label: t('interfaces.edit'),
          icon: 'pencil',
          blocked: (port) => say(whyNotEditInterface(port)),
          run: forFirst(({ id }) => navigate(routerPaths.editInterface(router.id, id))),
        },
        {
          key: 'remove',
          label: t('interfaces.remove'),
          icon: 'trash-2',
          danger: true,
          bulk: true,
          blocked: (port) => say(whyNotLeave(port)),
          run: toDelete.choose,
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
            label={nameOf}
            storageKey="router_interface"
          />
        </Card>
      )}
      <InterfacesRemove
        router={router}
        interfaces={toDelete.items}
        refused={toDelete.refused}
        onClose={toDelete.clear}
      />
      <Outlet context={router} />
    </>
  );
}
