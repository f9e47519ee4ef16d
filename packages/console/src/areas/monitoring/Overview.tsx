import { hasEnded } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { projectScope } from '../../kit/data/project-scope.ts';
import { Card } from '../../kit/details/index.ts';
import { useIsPhone } from '../../kit/list/useIsPhone.ts';
import { notices } from '../../kit/notify/index.ts';
import { useLikelyFeature } from '../../kit/permissions/features.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { itemsIn, recents } from '../../kit/recents/recents.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { CardSkeleton, CardState } from './CardState.tsx';
import { Counters } from './Counters.tsx';
import { useCreatable } from '../../layout/navigation/creatable.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { rowsOf } from './quota.rules.ts';
import { RecentlyOpened } from './RecentlyOpened.tsx';
import { RecentTasks } from './RecentTasks.tsx';
import { RunningNow } from './RunningNow.tsx';
import { useTaskLines } from './task-line.ts';
import { useAttention } from './useAttention.ts';
import { useNewestTasks, useOverview, useQuota, useTokens } from './useOverview.ts';
import * as css from './overview.css.ts';
import { overviewWords } from './words.ts';

/** What a project has, what of it needs somebody, and the way to what is next (visual language, `r4`). */
export function Overview() {
  const t = useText(overviewWords);
  const isPhone = useIsPhone();
  const creatable = useCreatable();
  const cards = useCards(creatable);
  return (
    <>
      <PageHeader title={t('title')} actions={<CreateMenu creatable={creatable} />} />
      <div className={css.page}>
        {isPhone ? (
          <>
            {cards.attention}
            {cards.running}
            {cards.quota}
            {cards.tasks}
            {cards.counters}
          </>
        ) : (
          <>
            {cards.counters}
            <div className={css.columns}>
              <div className={css.column}>
                {cards.attention}
                {cards.tasks}
              </div>
              <div className={css.column}>
                {cards.running}
                {cards.quota}
              </div>
            </div>
          </>
        )}
        {cards.recent}
      </div>
    </>
  );
}

/** One's own, behind the bell: there is no page of tasks. */
function AllTasks() {
  const t = useText(overviewWords);
  if (!useLikelyFeature('tasks-notifications')) return null;
  return (
    <Button variant="link" size="small" onClick={() => (notices.isAsked = 'tasks')}>
      {t('tasks.all')}
    </Button>
  );
}

const RECENT_TASKS = 6;
const RUNNING = 3;
const RECENT_ITEMS = 6;

function useCards(creatable: ReturnType<typeof useCreatable>) {
  const t = useText(overviewWords);
  const { number } = useFormat();
  const overview = useOverview();
  const quota = useQuota();
  const tasks = useNewestTasks();
  const lines = useTaskLines(tasks.item);
  const tokens = useTokens();
  const attention = useAttention({ overview: overview.item, lines, quota: quota.item, tokens: tokens.item });
  const running = lines?.filter(({ task }) => !hasEnded(task)) ?? [];
  const recent = useRecentItems();
  const isEmpty = overview.item?.resources.every(({ count }) => count === 0) && creatable.length > 0;
  const hasLimits = quota.isAsked && (quota.item === null || rowsOf(quota.item).length > 0);
  return {
    counters: <CardState state={overview}>{(item) => <Counters overview={item} />}</CardState>,
    attention: isEmpty ? (
      <Card title={t('first.title')}>
        <FirstSteps creatable={creatable} />
      </Card>
    ) : (
      <Card title={t('attention.title')} action={attention.length > 0 && number(attention.length)}>
        {overview.item && lines ? <NeedsAttention items={attention} /> : <CardSkeleton />}
      </Card>
    ),
    running: running.length > 0 && (
      <Card title={t('running.title')} action={number(running.length)}>
        <RunningNow lines={running.slice(0, RUNNING)} />
      </Card>
    ),
    quota: hasLimits && (
      <Card title={t('quota.title')}>
        <CardState state={quota}>{(item) => <QuotaCard quota={item} />}</CardState>
      </Card>
    ),
    tasks: (
      <Card title={t('tasks.title')} action={<AllTasks />}>
        <CardState state={{ ...tasks, item: lines }}>
          {(all) => <RecentTasks lines={all.slice(0, RECENT_TASKS)} />}
        </CardState>
      </Card>
    ),
    recent: recent.length > 0 && (
      <Card title={t('recent.title')}>
        <RecentlyOpened items={recent} />
      </Card>
    ),
  };
}

/** As they were when the page opened. */
function useRecentItems() {
  const { profile } = useSnapshot(session);
  const { projectId } = useSnapshot(projectScope.state);
  const [kept] = useState(() => (profile ? recents.read(profile.id) : []));
  return itemsIn(kept, projectId).slice(0, RECENT_ITEMS);
}
