import type { DomainProvider } from '@skydeck/contract';
import { Deletion } from '../../kit/confirm/index.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { providersOf } from './providers.ts';
import { providerWords } from './words.ts';

export function ProviderDelete(asked: ActionDialogProps<DomainProvider>) {
  const [provider] = asked.chosen;
  if (!provider) return null;
  const providers = providersOf(provider.domain_id);
  return <Deletion resource={providers} words={providerWords} icon="id-card" distinct="none" {...asked} />;
}
