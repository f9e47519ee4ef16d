import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useFetchAhead } from '../../kit/connectivity/useFetchAhead.ts';
import { useFollow } from '../../kit/page/useFollow.ts';
import { useText } from '../../kit/text/index.ts';
import { ListenerFields } from './ListenerFields.tsx';
import { type PoolPart, poolParts } from './parts.rules.ts';
import type { PoolPartsState } from './usePoolParts.ts';
import { poolWords } from './pool.ts';

const loadMembers = async () => (await import('./MemberFields.tsx')).MemberFields;
const loadMonitor = async () => (await import('./MonitorFields.tsx')).MonitorFields;
// Shown by the choice of a mode, or behind a tab: fetched once the form shows.
const CertificateFields = lazyComponent(async () => (await import('./CertificateFields.tsx')).CertificateFields);
const MemberFields = lazyComponent(loadMembers);
const MonitorFields = lazyComponent(loadMonitor);

interface Props {
  readonly parts: PoolPartsState;
  readonly networkId: string;
  readonly version?: 4 | 6;
}

/** The form of a new pool in three parts, each with an address of its own. */
export function PoolParts({ parts: { part, addressOf, wrong, form }, networkId, version }: Props) {
  const t = useText(poolWords);
  useFetchAhead(loadMembers);
  useFetchAhead(loadMonitor);
  return (
    <>
      <Tabs label={t('part.label')} value={part}>
        {poolParts.map((one) => (
          <PartTab key={one} part={one} to={addressOf(one)} isWrong={wrong.has(one)} />
        ))}
      </Tabs>
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

function PartTab({ part, to, isWrong }: { part: PoolPart; to: string; isWrong: boolean }) {
  const t = useText(poolWords);
  const label = t(`part.${part}`);
  return <Tab value={part} label={isWrong ? t('part.wrong', { part: label }) : label} {...useFollow(to)} />;
}
