import { type BackupPlan, GIB, type Schedule } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
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
} from '../../kit/details/index.ts';
import { Ago } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import {
  PointStatus,
  pointsOfPlan,
  pointsOfVolume,
  recoveryPointPaths,
  recoveryPoints,
} from '../recovery-point/index.ts';
import { LastRun, NextRun } from './PlanTimes.tsx';
import { chosenOf, hoursOf, minuteOf } from './schedule.rules.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { useUtc } from '../../kit/text/utc.ts';

registerIcons({ 'hard-drive': hardDrive });

export function PlanOverview() {
  const t = useText(backupPlanWords);
  const format = useFormat();
  const plan = usePageItem(backupPlans);
  const { schedule } = plan;
  return (
    <>
      <Overview resource={backupPlans} item={plan} aside={<Beside plan={plan} />}>
        <Card title={t('card.schedule')}>
          <Properties>
            <Property label={t('field.next_run')}>
              <NextRun plan={plan} />
            </Property>
            <Property label={t('field.last_run')}>
              <LastRun plan={plan} />
            </Property>
            {schedule ? (
              <Parts schedule={schedule} />
            ) : (
              <Property label={t('field.schedule')}>{t('value.unscheduled')}</Property>
            )}
          </Properties>
        </Card>
        <Card title={t('card.properties')}>
          <Properties>
            <IdProperty t={t} item={plan} />
            <Property label={t('field.description')}>{plan.description}</Property>
            <Property label={t('field.rotation')}>{format.number(plan.properties.recovery_points_rotation)}</Property>
            <TimeProperties t={t} item={plan} />
          </Properties>
        </Card>
      </Overview>
      <Outlet />
    </>
  );
}

/** What it backs up, and what it made last. */
function Beside({ plan: { id, volumes, recovery_points_count: count } }: { plan: BackupPlan }) {
  const t = useText(backupPlanWords);
  const format = useFormat();
  const points = useRelated(recoveryPoints, { backup_plan_id: id, sort: 'created_at:desc' });
  return (
    <>
      <Related
        title={t('tab.volumes')}
        icon="hard-drive"
        all={backupPlanPaths.volumes(id)}
        items={volumes.map((volume) => ({
          id: volume.id,
          name: volume.name,
          to: pointsOfVolume(volume.id),
          fact: format.bytes(volume.size * GIB),
          state: volume.last_point_at === null ? t('value.never') : <Ago at={volume.last_point_at} />,
        }))}
      />
      <Related
        title={t('field.points')}
        icon={recoveryPoints.icon}
        count={count}
        all={pointsOfPlan(id)}
        items={points.items.map((point) => ({
          id: point.id,
          name: point.volume_name,
          to: recoveryPointPaths.details(point.id),
          fact: format.dateTime(point.created_at),
          state: <PointStatus point={point} />,
        }))}
      />
    </>
  );
}

function Parts({ schedule }: { schedule: Schedule }) {
  const t = useText(backupPlanWords);
  const format = useFormat();
  const utc = useUtc();
  const said = (values: readonly (string | number)[] | null) =>
    values ? format.list(values.map(String)) : t('value.all');
  const minute = minuteOf(schedule);
  const hourly = minute === 0 ? null : [t('schedule.hourly', { minute: format.number(minute) })];
  return (
    <>
      <Property label={t('schedule.months')}>
        {said(chosenOf('month', schedule)?.map((month) => utc.month(month)) ?? null)}
      </Property>
      <Property label={t('schedule.weekdays')}>
        {said(chosenOf('day_of_week', schedule)?.map((day) => utc.weekday(day)) ?? null)}
      </Property>
      <Property label={t('schedule.days')}>{said(chosenOf('day', schedule))}</Property>
      <Property label={t('schedule.hours')}>{said(hoursOf(schedule) ?? hourly)}</Property>
    </>
  );
}
