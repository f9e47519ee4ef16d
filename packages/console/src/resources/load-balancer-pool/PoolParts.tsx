import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useFetchAhead } from '../../kit/connectivity/useFetchAhead.ts';
import { ListenerFields } from './ListenerFields.tsx';
import type { PoolPartsState } from './usePoolParts.ts';
import * as css from './pool.css.ts';

const loadMembers = async () => (await import('./MemberFields.tsx')).MemberFields;
const loadMonitor = async () => (await import('./MonitorFields.tsx')).MonitorFields;
// Shown by the choice of a mode, or behind a tab: fetched once the form shows.
const CertificateFields = lazyComponent(async () => (await import('./CertificateFields.tsx')).CertificateFields);
const PartTabs = lazyComponent(
  async () => (await import('./PartTabs.tsx')).PartTabs,
  () => <div className={css.tabs} />,
);
const MemberFields = lazyComponent(loadMembers);
const MonitorFields = lazyComponent(loadMonitor);

interface Props {
  readonly parts: PoolPartsState;
  readonly networkId: string;
  readonly version?: 4 | 6;
}

/** The form of a new pool in three parts, each with an address of its own. */
export function PoolParts({ parts, networkId, version }: Props) {
  const { part, form } = parts;
  useFetchAhead(loadMembers);
  useFetchAhead(loadMonitor);
  return (
    <>
      <PartTabs {...parts} />
      {part === 'listener' && (
        <>
          <ListenerFields form={form} isNew />
          <CertificateFields form={form} isNew />
        </>
      )}
      {part === 'members' && <MemberFields form={form} networkId={networkId} version={version} />}
      {part === 'health' && <MonitorFields form={form} mode={form.draft.mode} />}
    </>
  );
}
