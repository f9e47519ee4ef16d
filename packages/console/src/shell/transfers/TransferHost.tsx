import { useSnapshot } from 'valtio';
import { transferState } from '../../kit/transfer-state.ts';
import { later } from '../../kit/later.tsx';

const TransferPanels = later(async () => (await import('./TransferPanels.tsx')).TransferPanels);

/** Nothing is fetched for what is sent or deleted before there is some of it. */
export function TransferHost() {
  const { groups } = useSnapshot(transferState);
  return groups.length > 0 ? <TransferPanels /> : null;
}
