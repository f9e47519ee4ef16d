import { type Partner, partnerApi, partnerSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import code from 'lucide-static/icons/code.svg?raw';
import handshake from 'lucide-static/icons/handshake.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plug from 'lucide-static/icons/plug.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { useCan } from '../../kit/permissions/abilities.ts';
import { call } from '../../kit/data/client.ts';
import {
  EmptyList,
  ListPage,
  forFirst,
  type RowAction,
  useCreateButton,
  useList,
  usePanels,
} from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { DomainSelect } from '../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../session/domain/useDomain.ts';
import { DeleteOne } from '../../kit/confirm/index.ts';
import { partnerPaths } from './paths.ts';
import { usePartnerColumns } from './partner-columns.tsx';
import { partnersOf } from './partners.ts';
import { partnerWords } from './words.ts';

registerIcons({ code, handshake, pencil, plug, 'trash-2': trash });

const byName = { field: 'name', direction: 'asc' } as const;

/** The sites whose pages may show forms of the console to people of a domain. */
export function PartnerList() {
  const t = useText(partnerWords);
  const panels = usePanels();
  const choice = useDomain();
  const partners = partnersOf(choice.domain.id);
  const list = useList(partners, { sort: byName });
  const mayUpdate = useCan(partnerSubjects.item, 'update');
  const [toDelete, setToDelete] = useState<Partner | null>(null);
  const actions = usePartnerActions(({ id }) => panels.open(partnerPaths.edit(id)), setToDelete);
  const create = useCreateButton({
    subject: partnerSubjects.list,
    label: t('create.action'),
    to: partnerPaths.add(),
    whyNot: '',
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        columns={usePartnerColumns(panels.search, mayUpdate)}
        actions={actions}
        toolbar={
          <>
            <DomainSelect choice={choice} />
            <Button size="small" onClick={() => panels.open(partnerPaths.code())}>
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
      <PartnerDelete partner={toDelete} onClose={() => setToDelete(null)} />
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
  return [
    ...(mayUpdate ? [{ key: 'edit', label: t('edit.action'), icon: 'pencil', run: forFirst(edit) }] : []),
    ...(mayCheck ? [{ key: 'check', label: t('check.action'), icon: 'plug', run: forFirst(check) }] : []),
    ...(mayDelete
      ? [{ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, run: forFirst(remove) }]
      : []),
  ];
}

function PartnerDelete({ partner, onClose }: { partner: Partner | null; onClose: () => void }) {
  const t = useText(partnerWords);
  return (
    <DeleteOne
      item={partner}
      icon="handshake"
      title={(item) => t('delete.title', { name: item?.name ?? '' })}
      message={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      done={({ name }) => t('deleted', { name })}
      remove={async (item) => {
        const { id, domain_id: domainId } = item;
        await call(partnerApi.remove, { params: { domainId, id } });
        partnersOf(domainId).items.applyEvent('deleted', item);
      }}
      onClose={onClose}
    />
  );
}
