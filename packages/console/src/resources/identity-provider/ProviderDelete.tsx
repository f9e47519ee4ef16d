import type { DomainProvider } from '@skydeck/contract';
import { Deletion } from '../../kit/confirm/index.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { providersOf } from './providers.ts';

export function ProviderDelete(asked: ActionDialogProps<DomainProvider>) {
  const [provider] = asked.chosen;
  if (!provider) return null;
  return (
    <Deletion resource={providersOf(provider.domain_id)} distinct="none" isUsed={({ enabled }) => enabled} {...asked} />
  );
}
