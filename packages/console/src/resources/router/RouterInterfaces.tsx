import type { Router, RouterInterface } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import { ListCard, useFormButton } from '../../kit/details/index.ts';
import { because, useActions, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networks } from '../network/index.ts';
import { interfaceFacts, useInterfaceColumns, useInterfaceFilters, useInterfaceName } from './interface-columns.tsx';
import { InterfacesRemove } from './InterfacesRemove.tsx';
import { routerPaths } from './paths.ts';
import { whyNotAddInterface, whyNotEditInterface, whyNotLeave } from './router.rules.ts';
import { routers, routerWords, useRouter } from './router.ts';

const everything = {};

export function RouterInterfaces() {
  const t = useText(routerWords);
  const router = useRouter();
  const ports = router.interfaces_info;
  const nameOf = useInterfaceName(ports);
  const { items: known, filled } = useAll(networks, everything);
  const whyNotAdd = filled && whyNotAddInterface(router, known);
  const { actions, dialogs } = useInterfaceActions(router);
  const add = useFormButton({
    subject: routers.subjects.item,
    label: t('interfaces.add'),
    icon: 'plus',
    to: routerPaths.addInterface(router.id),
    whyNot: whyNotAdd && t(whyNotAdd),
  });
  return (
    <>
      <ListCard
        title={t('tab.interfaces')}
        list={useRows<RouterInterface>(ports, interfaceFacts)}
        columns={useInterfaceColumns(nameOf)}
        actions={actions}
        filters={useInterfaceFilters()}
        isEmpty={ports.length === 0}
        empty={{ icon: 'menu-networks', title: t('interfaces.empty_title'), text: t('interfaces.empty_text') }}
        action={add}
        searchLabel={t('interfaces.search')}
        label={nameOf}
        storageKey="router_interface"
      />
      {dialogs}
      <Outlet context={router} />
    </>
  );
}

function useInterfaceActions(router: Router) {
  const t = useText(routerWords);
  return useActions<RouterInterface>(routers.subjects.item, undefined, [
    {
      key: 'edit',
      label: t('interfaces.edit'),
      icon: 'pencil',
      right: 'update',
      blocked: because(t, whyNotEditInterface),
      to: ({ id }) => routerPaths.editInterface(router.id, id),
    },
    {
      key: 'remove',
      label: t('interfaces.remove'),
      icon: 'trash-2',
      right: 'update',
      danger: true,
      bulk: true,
      blocked: because(t, whyNotLeave),
      dialog: (asked) => <InterfacesRemove router={router} {...asked} />,
    },
  ]);
}
