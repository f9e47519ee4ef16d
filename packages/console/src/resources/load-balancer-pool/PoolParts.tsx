import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import { useFollow } from '../../kit/page/useFollow.ts';
import { useText } from '../../kit/text/index.ts';
import { CertificateFields } from './CertificateFields.tsx';
import { ListenerFields } from './ListenerFields.tsx';
import { MemberFields } from './MemberFields.tsx';
import { MonitorFields } from './MonitorFields.tsx';
import { type PoolPart, poolParts } from './parts.rules.ts';
import type { PoolPartsState } from './usePoolParts.ts';
import { poolWords } from './pool.ts';

interface Props {
  readonly parts: PoolPartsState;
  readonly networkId: string;
  readonly version?: 4 | 6;
}

/** The form of a new pool in three parts, each with an address of its own. */
export function PoolParts({ parts: { part, addressOf, wrong, form }, networkId, version }: Props) {
  const t = useText(poolWords);
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
