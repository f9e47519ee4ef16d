import { registerIcons } from '@skydeck/react-bindings/icon';
import idCard from 'lucide-static/icons/id-card.svg?raw';
import { byName, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { DomainSelect } from '../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../session/domain/useDomain.ts';
import { useProviderColumns, useProviderFilters } from './provider-columns.tsx';
import { providersOf } from './providers.ts';
import { useProviderActions } from './useProviderActions.tsx';

registerIcons({ 'id-card': idCard });

const filterKeys = ['type'] as const;

/** The identity providers of a domain. */
export function ProviderList() {
  const choice = useDomain();
  const providers = providersOf(choice.domain.id);
  const list = useList(providers, { filters: filterKeys, sort: byName });
  return (
    <ListPage
      list={list}
      columns={useProviderColumns(list.nameOf)}
      filters={useProviderFilters()}
      {...useProviderActions()}
      create={useCreateButton(providers, { whyNot: '' })}
      toolbar={<DomainSelect choice={choice} />}
    />
  );
}
