import type { Schedule } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import { Card, IdProperty, Properties, Property, TimeProperties, usePageItem } from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { pointsOfPlan } from '../recovery-point/index.ts';
import { LastRun, NextRun } from './PlanTimes.tsx';
import { chosenOf, hoursOf, minuteOf } from './schedule.rules.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { useUtc } from './utc.ts';

export function PlanOverview() {
  const t = useText(backupPlanWords);
  const format = useFormat();
  const plan = usePageItem(backupPlans);
  const { schedule } = plan;
  return (
    <>
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
          <Property label={t('field.description')}>{plan.description}</Property>
          <Property label={t('field.rotation')}>{format.number(plan.properties.recovery_points_rotation)}</Property>
          <Property label={t('field.points')}>
            <LinkTo to={pointsOfPlan(plan.id)}>{format.number(plan.recovery_points_count)}</LinkTo>
          </Property>
          <TimeProperties t={t} item={plan} />
          <IdProperty t={t} item={plan} />
        </Properties>
      </Card>
      <Outlet />
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
