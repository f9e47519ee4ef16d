import { identityProviderSubjects } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import idCard from 'lucide-static/icons/id-card.svg?raw';
import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { DomainSelect } from '../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../session/domain/useDomain.ts';
import { providerPaths } from './paths.ts';
import { useProviderColumns, useProviderFilters } from './provider-columns.tsx';
import { providersOf } from './providers.ts';
import { useProviderActions } from './useProviderActions.tsx';
import { providerWords } from './words.ts';

registerIcons({ 'id-card': idCard });

const filterKeys = ['type'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

/** The identity providers of a domain. */
export function ProviderList() {
  const t = useText(providerWords);
  const choice = useDomain();
  const list = useList(providersOf(choice.domain.id), { filters: filterKeys, sort: byName });
  const create = useCreateButton({
    subject: identityProviderSubjects.list,
    label: t('create.action'),
    to: providerPaths.add(),
    whyNot: '',
  });
  return (
    <ListPage
      list={list}
      words={providerWords}
      columns={useProviderColumns(list.nameOf)}
      filters={useProviderFilters()}
      {...useProviderActions()}
      create={create}
      toolbar={<DomainSelect choice={choice} />}
      icon="id-card"
    />
  );
}
