import { type Partner, partnerApi, partnerSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import code from 'lucide-static/icons/code.svg?raw';
import handshake from 'lucide-static/icons/handshake.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plug from 'lucide-static/icons/plug.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/abilities.ts';
import { call } from '../../../kit/client.ts';
import { ConfirmDelete } from '../../../kit/confirm/index.ts';
import { EmptyList, ListPage, type RowAction, useList } from '../../../kit/list/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/problem-text.ts';
import { usePageActions } from '../../../kit/shortcuts/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { DomainSelect } from '../domain/DomainSelect.tsx';
import { useDomain } from '../domain/useDomain.ts';
import { partnerPaths } from './paths.ts';
import { usePartnerColumns } from './partner-columns.tsx';
import { partnersOf } from './partners.ts';
import { partnerWords } from './words.ts';

registerIcons({ code, handshake, pencil, plug, plus, 'trash-2': trash });

const byName = { field: 'name', direction: 'asc' } as const;

/** The sites whose pages may show forms of the console to people of a domain. */
export function PartnerList() {
  const t = useText(partnerWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const choice = useDomain();
  const partners = partnersOf(choice.domain.id);
  const list = useList(partners, { sort: byName });
  const mayCreate = useCan(partnerSubjects.list, 'create');
  const mayUpdate = useCan(partnerSubjects.item, 'update');
  const [leaving, setLeaving] = useState<Partner | null>(null);
  const openPanel = (pathname: string) => void navigate({ pathname, search });
  const actions = usePartnerActions(({ id }) => openPanel(partnerPaths.edit(id)), setLeaving);
  const add = () => openPanel(partnerPaths.add());
  usePageActions(mayCreate ? [{ id: 'create', keys: 'create', label: t('create.action'), run: add }] : []);
  const create = mayCreate && (
    <Button variant="primary" size="small" onClick={add}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        columns={usePartnerColumns(search, mayUpdate)}
        actions={actions}
        toolbar={
          <>
            <DomainSelect choice={choice} />
            <Button size="small" onClick={() => openPanel(partnerPaths.code())}>
              <Icon slot="start" name="code" />
              {t('code.action')}
            </Button>
            {create}
          </>
        }
        empty={<EmptyList icon="handshake" title={t('empty.title')} text={t('empty.text')} action={create} />}
        searchLabel={t('search')}
        label={partners.label}
        storageKey={partners.name}
      />
      <PartnerDelete partner={leaving} onClose={() => setLeaving(null)} />
      <Outlet />
    </>
  );
}

function usePartnerActions(edit: (partner: Partner) => void, remove: (partner: Partner) => void): RowAction<Partner>[] {
  const t = useText(partnerWords);
  const words = useText(kitWords);
  const mayUpdate = useCan(partnerSubjects.item, 'update');
  const mayCheck = useCan(partnerSubjects.item, 'create');
  const mayDelete = useCan(partnerSubjects.item, 'delete');

  async function check({ domain_id: domainId, origin }: Partner) {
    try {
      const { result } = await call(partnerApi.check, { params: { domainId }, body: { origin } });
      partnersOf(domainId).items.refresh();
      notify(result === 'reachable' ? 'success' : 'error', t(`result.${result}`));
    } catch (error) {
      notify('error', textOfError(words, error));
    }
  }
  const first = (run: (partner: Partner) => void) => (chosen: readonly Partner[]) => {
    const [partner] = chosen;
    if (partner) run(partner);
  };
  return [
    ...(mayUpdate ? [{ key: 'edit', label: t('edit.action'), icon: 'pencil', run: first(edit) }] : []),
    ...(mayCheck
      ? [{ key: 'check', label: t('check.action'), icon: 'plug', run: first((partner) => void check(partner)) }]
      : []),
    ...(mayDelete
      ? [{ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, run: first(remove) }]
      : []),
  ];
}

function PartnerDelete({ partner, onClose }: { partner: Partner | null; onClose: () => void }) {
  const t = useText(partnerWords);
  async function confirm() {
    if (!partner) return;
    const { id, domain_id: domainId, name } = partner;
    await call(partnerApi.remove, { params: { domainId, id } });
    partnersOf(domainId).items.applyEvent('deleted', partner);
    notify('success', t('deleted', { name }));
  }
  return (
    <ConfirmDelete
      open={partner !== null}
      icon="handshake"
      title={t('delete.title', { name: partner?.name ?? '' })}
      message={t('delete.text')}
      items={partner ? [partner] : []}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
