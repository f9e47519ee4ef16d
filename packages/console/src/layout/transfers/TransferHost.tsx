import { useSnapshot } from 'valtio';
import { transferStore } from '../../kit/transfers/transfer-store.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

const TransferPanels = lazyComponent(async () => (await import('./TransferPanels.tsx')).TransferPanels);

/** Nothing is fetched for what is sent or deleted before there is some of it. */
export function TransferHost() {
  const { groups } = useSnapshot(transferStore);
  return groups.length > 0 ? <TransferPanels /> : null;
}
