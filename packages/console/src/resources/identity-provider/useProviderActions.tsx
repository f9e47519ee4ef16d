import { type DomainProvider, identityProviderApi, identityProviderSubjects } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import plug from 'lucide-static/icons/plug.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import powerOff from 'lucide-static/icons/power-off.svg?raw';
import { useState } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { type Actions, deleteAction, editAction, forFirst, namedAction, useActions } from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { providerPaths } from './paths.ts';
import { testStateOf } from './provider.rules.ts';
import { providersOf } from './providers.ts';
import { providerWords } from './words.ts';

registerIcons({ plug, power, 'power-off': powerOff });

const EnableDialog = lazyComponent(async () => (await import('./EnableDialog.tsx')).EnableDialog);
const ProviderDelete = lazyComponent(async () => (await import('./ProviderDelete.tsx')).ProviderDelete);
const TestDialog = lazyComponent(async () => (await import('./TestDialog.tsx')).TestDialog);

/** What can be done to identity providers, one at a time. */
export function useProviderActions(): Actions<DomainProvider> {
  const t = useText(providerWords);
  const [testing, setTesting] = useState<DomainProvider | null>(null);
  const [enabling, setEnabling] = useState<DomainProvider | null>(null);
  const turn = useTurn();
  const { actions, dialogs } = useActions<DomainProvider>(identityProviderSubjects.item, undefined, [
    editAction(t, ({ id }) => providerPaths.edit(id)),
    namedAction(t, 'test', 'plug', { right: 'create', run: forFirst(setTesting) }),
    namedAction(t, 'turn_on', 'power', {
      blocked: ({ enabled }) => enabled && t('turn_on.blocked'),
      run: forFirst((provider) => (testStateOf(provider) === 'works' ? turn(provider, true) : setEnabling(provider))),
    }),
    namedAction(t, 'turn_off', 'power-off', {
      blocked: ({ enabled }) => !enabled && t('turn_off.blocked'),
      run: forFirst((provider) => turn(provider, false)),
    }),
    { ...deleteAction(t, providerPaths.list(), ProviderDelete), bulk: false },
  ]);
  return {
    actions,
    dialogs: (
      <>
        {dialogs}
        {testing && <TestDialog provider={testing} onClose={() => setTesting(null)} />}
        {enabling && (
          <EnableDialog
            provider={enabling}
            onTest={() => setTesting(enabling)}
            onEnable={() => void turn(enabling, true)}
            onClose={() => setEnabling(null)}
          />
        )}
      </>
    ),
  };
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
