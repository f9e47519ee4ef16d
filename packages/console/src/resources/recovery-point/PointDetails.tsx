import { isPointBusy, type RecoveryPoint } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Pill } from '@skydeck/react-bindings/pill';
import { Progress } from '@skydeck/react-bindings/progress';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  ItemDetails,
  IdProperty,
  itemPage,
  Properties,
  Property,
} from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { backupPlanPaths } from '../backup-plan/index.ts';
import { PointChain } from './PointChain.tsx';
import { PointStatus } from './PointStatus.tsx';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { useFailureText } from './useFailureText.ts';
import { usePointActions } from './usePointActions.ts';

const GIB = 2 ** 30;

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
        <Facts point={point} />
        <PointChain point={point} />
        <Outlet context={point} />
      </ItemDetails>
    );
  },
);

function Facts({ point }: { point: RecoveryPoint }) {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  const { backup_plan_id: planId } = point.metadata;
  const { backup_plan_name: plan } = point;
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <Property label={t('field.volume')}>
          <bdi>{point.volume_name}</bdi>
        </Property>
        <Property label={t('field.plan')}>
          {planId !== undefined && plan !== null ? <LinkTo to={backupPlanPaths.details(planId)}>{plan}</LinkTo> : null}
          {planId !== undefined && plan === null && t('value.plan_gone')}
          {planId === undefined && t('value.by_hand')}
        </Property>
        <Property label={t('field.kind')}>{t(point.is_incremental ? 'kind.incremental' : 'kind.full')}</Property>
        <Property label={t('field.size')}>{format.bytes(point.size * GIB)}</Property>
        <Property label={t('field.physical_size')}>{format.bytes(point.physical_size)}</Property>
        <Property label={t('field.bootable')}>
          {t(point.metadata.bootable === 'true' ? 'value.yes' : 'value.no')}
        </Property>
        <Property label={t('field.description')}>{point.description}</Property>
        <Property label={t('field.created')}>{format.dateTime(point.created_at)}</Property>
        <IdProperty t={t} item={point} />
      </Properties>
    </Card>
  );
}
