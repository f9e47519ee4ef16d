import { type DomainProvider, identityProviderApi, identityProviderSubjects } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import idCard from 'lucide-static/icons/id-card.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plug from 'lucide-static/icons/plug.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import powerOff from 'lucide-static/icons/power-off.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { useCan } from '../../kit/permissions/abilities.ts';
import { call } from '../../kit/data/client.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
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
import { providerPaths } from './paths.ts';
import { useProviderColumns, useProviderFilters } from './provider-columns.tsx';
import { testStateOf } from './provider.rules.ts';
import { providersOf } from './providers.ts';
import { providerWords } from './words.ts';

registerIcons({ 'id-card': idCard, pencil, plug, power, 'power-off': powerOff, 'trash-2': trash });

const EnableDialog = lazyComponent(async () => (await import('./EnableDialog.tsx')).EnableDialog);
const TestDialog = lazyComponent(async () => (await import('./TestDialog.tsx')).TestDialog);

const filterKeys = ['type'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

/** The identity providers of a domain. */
export function ProviderList() {
  const t = useText(providerWords);
  const panels = usePanels();
  const choice = useDomain();
  const providers = providersOf(choice.domain.id);
  const list = useList(providers, { filters: filterKeys, sort: byName });
  const mayUpdate = useCan(providers.subjects.item, 'update');
  const [testing, setTesting] = useState<DomainProvider | null>(null);
  const [enabling, setEnabling] = useState<DomainProvider | null>(null);
  const [toDelete, setToDelete] = useState<DomainProvider | null>(null);
  const turn = useTurn();
  const actions = useProviderActions({
    edit: ({ id }) => panels.open(providerPaths.edit(id)),
    test: setTesting,
    turnOn: (provider) => (testStateOf(provider) === 'works' ? void turn(provider, true) : setEnabling(provider)),
    turnOff: (provider) => void turn(provider, false),
    remove: setToDelete,
  });
  const create = useCreateButton({
    subject: providers.subjects.list,
    label: t('create.action'),
    to: providerPaths.add(),
    whyNot: '',
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        columns={useProviderColumns(panels.search, mayUpdate)}
        filters={useProviderFilters()}
        actions={actions}
        toolbar={
          <>
            <DomainSelect choice={choice} />
            {create}
          </>
        }
        empty={<EmptyList icon="id-card" title={t('empty.title')} text={t('empty.text')} action={create} />}
        searchLabel={t('search')}
        label={providers.label}
        storageKey={providers.name}
      />
      {testing && <TestDialog provider={testing} onClose={() => setTesting(null)} />}
      {enabling && (
        <EnableDialog
          provider={enabling}
          onTest={() => setTesting(enabling)}
          onEnable={() => void turn(enabling, true)}
          onClose={() => setEnabling(null)}
        />
      )}
      <ProviderDelete provider={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

/** Turns a provider on or off, and says what came of it. */
function useTurn() {
  const t = useText(providerWords);
  const words = useText(kitWords);
  return async ({ id, domain_id: domainId }: DomainProvider, enabled: boolean) => {
    try {
      const saved = await providersOf(domainId).items.mutate(() =>
        call(identityProviderApi.update, { params: { domainId, id }, body: { enabled } }),
      );
      notify('success', t(saved.enabled ? 'enabled' : 'disabled', { name: saved.name }));
    } catch (error) {
      notify('error', textOfError(words, error));
    }
  };
}

interface ActionHandlers {
  readonly edit: (provider: DomainProvider) => void;
  readonly test: (provider: DomainProvider) => void;
  readonly turnOn: (provider: DomainProvider) => void;
  readonly turnOff: (provider: DomainProvider) => void;
  readonly remove: (provider: DomainProvider) => void;
}

function useProviderActions(handlers: ActionHandlers): RowAction<DomainProvider>[] {
  const t = useText(providerWords);
  const mayUpdate = useCan(identityProviderSubjects.item, 'update');
  const mayTest = useCan(identityProviderSubjects.item, 'create');
  const mayDelete = useCan(identityProviderSubjects.item, 'delete');
  return [
    ...(mayUpdate ? [{ key: 'edit', label: t('edit.action'), icon: 'pencil', run: forFirst(handlers.edit) }] : []),
    ...(mayTest ? [{ key: 'test', label: t('test.action'), icon: 'plug', run: forFirst(handlers.test) }] : []),
    ...(mayUpdate
      ? [
          {
            key: 'turn_on',
            label: t('turn_on.action'),
            icon: 'power',
            blocked: ({ enabled }: DomainProvider) => enabled && t('turn_on.blocked'),
            run: forFirst(handlers.turnOn),
          },
          {
            key: 'turn_off',
            label: t('turn_off.action'),
            icon: 'power-off',
            blocked: ({ enabled }: DomainProvider) => !enabled && t('turn_off.blocked'),
            run: forFirst(handlers.turnOff),
          },
        ]
      : []),
    ...(mayDelete
      ? [{ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, run: forFirst(handlers.remove) }]
      : []),
  ];
}

function ProviderDelete({ provider, onClose }: { provider: DomainProvider | null; onClose: () => void }) {
  const t = useText(providerWords);
  return (
    <DeleteOne
      item={provider}
      icon="id-card"
      title={(item) => t('delete.title', { name: item?.name ?? '' })}
      message={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      done={({ name }) => t('deleted', { name })}
      remove={async (item) => {
        const { id, domain_id: domainId } = item;
        await call(identityProviderApi.remove, { params: { domainId, id } });
        providersOf(domainId).items.applyEvent('deleted', item);
      }}
      onClose={onClose}
    />
  );
}
