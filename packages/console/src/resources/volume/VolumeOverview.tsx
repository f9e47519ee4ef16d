import { GIB, type Volume } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import server from 'lucide-static/icons/server.svg?raw';
import { Outlet } from 'react-router-dom';
import {
  Card,
  IdProperty,
  Overview,
  Properties,
  Property,
  Related,
  TimeProperties,
  usePageItem,
  useRelated,
  YesProperty,
} from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { backupPlanPaths } from '../backup-plan/index.ts';
import { PointStatus, recoveryPointPaths, recoveryPoints } from '../recovery-point/index.ts';
import { snapshotStatus, volumeSnapshots } from '../volume-snapshot/index.ts';
import { VolumeCharts } from './charts.ts';
import { volumePaths } from './paths.ts';
import { useUsage } from './useUsage.ts';
import { volumes, volumeWords } from './volume.ts';

registerIcons({ server });

const { Status: SnapshotStatus } = snapshotStatus;

export function VolumeOverview() {
  const volume = usePageItem(volumes);
  return (
    <>
      <Overview resource={volumes} item={volume} aside={<Beside volume={volume} />}>
        {/* Of what no server has there is nothing to measure. */}
        {volume.attachments.length > 0 && <VolumeCharts volume={volume} />}
        <Facts volume={volume} />
      </Overview>
      <Outlet />
    </>
  );
}

interface Props {
  readonly volume: Volume;
}

function Facts({ volume }: Props) {
  const t = useText(volumeWords);
  const format = useFormat();
  const used = useUsage(volume);
  const { volume_image_metadata: image } = volume;
  const size = format.bytes(volume.size * GIB);
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={volume} />
        <Property label={t('field.size')}>{size}</Property>
        <Property label={t('field.used')}>
          {used === null ? '—' : t('usage.of', { used: format.bytes(used), size })}
        </Property>
        <Property label={t('field.policy')}>{volume.storage_policy_name}</Property>
        <YesProperty t={t} label={t('field.bootable')} is={volume.bootable} />
        <Property label={t('field.image')}>{image?.image_name ?? '—'}</Property>
        <TimeProperties t={t} item={volume} />
      </Properties>
    </Card>
  );
}

/** What has it, what keeps its contents, and what was kept last. */
function Beside({ volume: { id, attachments, backup_plans: plans, snapshots_count: count } }: Props) {
  const t = useText(volumeWords);
  const format = useFormat();
  const snapshots = useRelated(volumeSnapshots, count > 0 ? { volume_id: id, sort: 'created_at:desc' } : null);
  const points = useRelated(recoveryPoints, { volume_id: id, sort: 'created_at:desc' });
  return (
    <>
      <Related
        title={t('field.attached')}
        icon="server"
        items={attachments.map(({ server_id, server_name: name, device: fact }) => ({ id: server_id, name, fact }))}
      />
      <Related
        title={t('tab.snapshots')}
        icon="camera"
        count={count}
        all={volumePaths.snapshots(id)}
        items={snapshots.items.map((snapshot) => ({
          id: snapshot.id,
          name: snapshot.name,
          to: volumePaths.snapshots(id),
          fact: format.dateTime(snapshot.created_at),
          state: <SnapshotStatus status={snapshot.status} />,
        }))}
      />
      <Related
        title={t('tab.points')}
        icon={recoveryPoints.icon}
        count={points.count}
        all={volumePaths.points(id)}
        items={points.items.map((point) => ({
          id: point.id,
          name: point.name,
          to: recoveryPointPaths.details(point.id),
          fact: format.dateTime(point.created_at),
          state: <PointStatus point={point} />,
        }))}
      />
      <Related
        title={t('field.plans')}
        icon="menu-backup-plans"
        items={plans.map((plan) => ({ ...plan, to: backupPlanPaths.details(plan.id) }))}
      />
    </>
  );
}
