import type { ApiToken, Overview, ProjectQuota } from '@skydeck/contract';
import { use } from 'react';
import { useNow } from '../../kit/page/useNow.ts';
import { useFormat, useLanguage, useText } from '../../kit/text/index.ts';
import { useRegistry } from '../../layout/registry.ts';
import { type Attention, expiresSoon, inOrder, isOfLastDay } from './attention.rules.ts';
import { useQuotaText } from './quota-text.ts';
import { isNearlyUsed, rowsOf } from './quota.rules.ts';
import type { TaskLine } from './task-line.ts';
import { overviewWords } from './words.ts';

interface Sources {
  readonly overview: Overview | null;
  readonly lines: readonly TaskLine[] | null;
  readonly quota: ProjectQuota | null;
  readonly tokens: readonly ApiToken[] | null;
}

/** All that waits for a person, in order: objects and tasks that failed, quotas that are nearly used up, what ends soon. */
export function useAttention({ overview, lines, quota, tokens }: Sources): readonly Attention[] {
  const t = useText(overviewWords);
  const now = useNow();
  const format = useFormat();
  const quotaText = useQuotaText();
  const failed = useFailedItems(overview);
  const tasks = (lines ?? [])
    .filter(({ task, type }) => (type === 'error' || type === 'warning') && isOfLastDay(task.updated_at, now))
    .filter(({ task }) => task.state !== 'cancelled')
    .map(({ task, type, title, message, to }): Attention => ({
      key: `task ${task.task_id}`,
      level: type === 'error' ? 'error' : 'warning',
      title,
      text: message,
      at: task.updated_at,
      to,
    }));
  const quotas = (quota ? rowsOf(quota) : []).filter(isNearlyUsed).map((row): Attention => {
    const percent = format.percent((row.used / row.limit) * 100);
    return {
      key: `quota ${row.name}`,
      level: 'warning',
      title: t('attention.quota', { what: quotaText.nameOf(row), percent }),
      text: t('attention.quota_left', { amount: quotaText.amountOf(row, Math.max(0, row.limit - row.used)) }),
      at: null,
      to: quotaText.listOf(row),
    };
  });
  const expiring = (tokens ?? [])
    .filter(({ expires_at: at }) => expiresSoon(at, now))
    .map(({ id, name, expires_at: at }): Attention => ({
      key: `token ${id}`,
      level: 'warning',
      title: t('attention.token', { name }),
      text: t('attention.token_text', { date: format.date(at) }),
      at: null,
      to: '/account/tokens',
    }));
  return inOrder([...failed, ...tasks, ...quotas, ...expiring]);
}

function useFailedItems(overview: Overview | null): readonly Attention[] {
  const t = useText(overviewWords);
  const language = useLanguage();
  const registry = useRegistry();
  const names = use(registry.loadResourceNames());
  return (overview?.failed ?? []).map((item) => ({
    key: `${item.type} ${item.id}`,
    level: 'error',
    title: t('attention.failed_item', { name: item.name }),
    text: names[item.type]?.[language] ?? item.type,
    at: item.at,
    to: registry.itemUrl(item),
  }));
}
