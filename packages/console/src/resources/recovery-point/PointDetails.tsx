import { GIB, isPointBusy, type RecoveryPoint } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { registerIcons } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import { Progress } from '@skydeck/react-bindings/progress';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  ItemDetails,
  IdProperty,
  itemPage,
  Overview,
  Properties,
  Property,
  Related,
  YesProperty,
} from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { backupPlanPaths } from '../backup-plan/index.ts';
import { pointsOfVolume } from './paths.ts';
import { PointChain } from './PointChain.tsx';
import { PointStatus } from './PointStatus.tsx';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { useFailureText } from './useFailureText.ts';
import { usePointActions } from './usePointActions.ts';

registerIcons({ 'hard-drive': hardDrive });

export const PointDetails = itemPage(
  recoveryPoints,
  'pointId',
  function Details({ item: point }: { item: RecoveryPoint }) {
    const t = useText(recoveryPointWords);
    const failureText = useFailureText();
    return (
      <ItemDetails
        resource={recoveryPoints}
        item={point}
        status={<PointStatus point={point} as={Pill} />}
        actions={<ActionButtons item={point} {...usePointActions(point)} />}
      >
        {isPointBusy(point) && point.progress !== null && (
          <Progress
            label={t(point.status === 'restoring' ? 'progress.restoring' : 'progress.creating')}
            value={point.progress}
          />
        )}
        {point.fail_reason !== null && (
          <Alert tone="danger" heading={t(point.status === 'error_deleting' ? 'failed.delete_title' : 'failed.title')}>
            {failureText(point.fail_reason)}
          </Alert>
        )}
        <Overview resource={recoveryPoints} item={point} aside={<Beside point={point} />}>
          <Facts point={point} />
          <PointChain point={point} />
        </Overview>
        <Outlet context={point} />
      </ItemDetails>
    );
  },
);

function Facts({ point }: { point: RecoveryPoint }) {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  const plan = point.backup_plan_name ?? t('value.plan_gone');
  const made = point.metadata.backup_plan_id === undefined ? t('value.by_hand') : plan;
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={point} />
        <Property label={t('field.plan')}>{made}</Property>
        <Property label={t('field.kind')}>{t(point.is_incremental ? 'kind.incremental' : 'kind.full')}</Property>
        <Property label={t('field.size')}>{format.bytes(point.size * GIB)}</Property>
        <Property label={t('field.physical_size')}>{format.bytes(point.physical_size)}</Property>
        <YesProperty t={t} label={t('field.bootable')} is={point.metadata.bootable === 'true'} />
        <Property label={t('field.description')}>{point.description}</Property>
        <Property label={t('field.created')}>{format.dateTime(point.created_at)}</Property>
      </Properties>
    </Card>
  );
}

/** What it was made of, and what made it. */
function Beside({ point }: { point: RecoveryPoint }) {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  const { volume_id: volumeId, volume_name: volume, backup_plan_name: plan, size } = point;
  const { backup_plan_id: planId } = point.metadata;
  return (
    <>
      <Related
        title={t('field.volume')}
        icon="hard-drive"
        items={[{ id: volumeId, name: volume, to: pointsOfVolume(volumeId), fact: format.bytes(size * GIB) }]}
      />
      <Related
        title={t('field.plan')}
        icon="menu-backup-plans"
        items={
          planId !== undefined && plan !== null ? [{ id: planId, name: plan, to: backupPlanPaths.details(planId) }] : []
        }
      />
    </>
  );
}
