import { type LoadBalancerStats, type StatsPeriod, statsPeriods } from '@skydeck/contract';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PeriodPicker, TimeCharts, usePeriod } from '../../kit/charts/index.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import type { ItemState } from '../../kit/data/useItem.ts';
import { Card, ItemGate, Properties, Property } from '../../kit/details/index.ts';
import { useNow } from '../../kit/page/useNow.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { loadBalancerWords } from './load-balancer.ts';
import { chartsOf, lengths, spanOf } from './stats-charts.ts';
import * as css from './stats.css.ts';

interface Props {
  /** Says by its identity whose they are. */
  readonly load: (period: StatsPeriod, signal: AbortSignal) => Promise<LoadBalancerStats>;
  /** How many connections may be open at once; null: any number. */
  readonly connectionLimit?: number | null;
}

/** What the service counts of a load balancer or a pool: connections, traffic, errors. */
export function StatsCharts({ load, connectionLimit = null }: Props) {
  const [period, choose] = usePeriod(statsPeriods);
  const ask = useCallback((signal: AbortSignal) => load(period, signal), [load, period]);
  const answer = useAnswer(ask);
  const silentMs = useSilence(answer);
  useEachMinute(answer.retry);
  return (
    <ItemGate state={answer}>
      {(stats) => (
        <div className={css.stats}>
          <Charts stats={stats} silentMs={silentMs} connectionLimit={connectionLimit} period={period} choose={choose} />
          <Totals stats={stats} />
        </div>
      )}
    </ItemGate>
  );
}

/** Measured anew each minute, as long as somebody looks. */
function useEachMinute(measure: () => void) {
  const now = useNow();
  const last = useRef(now);
  const again = useEffectEvent((at: number) => {
    if (at > last.current) measure();
    last.current = at;
  });
  useEffect(() => again(now), [now]);
}

/** How long the server has not answered. By this browser's clock alone: it may differ from the server's. */
function useSilence({ item, problem }: ItemState<LoadBalancerStats>): number {
  const now = useNow();
  const [last, setLast] = useState({ item, at: now });
  if (item !== last.item) setLast({ item, at: now });
  return problem ? now - last.at : 0;
}

interface ChartsProps {
  readonly stats: LoadBalancerStats;
  readonly silentMs: number;
  readonly connectionLimit: number | null;
  readonly period: StatsPeriod;
  readonly choose: (period: string) => void;
}

function Charts({ stats, silentMs, connectionLimit, period, choose }: ChartsProps) {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  const charts = useMemo(() => chartsOf(stats, connectionLimit, t, format), [stats, connectionLimit, t, format]);
  const times = useMemo(() => stats.samples.map(({ at }) => at), [stats]);
  return (
    <TimeCharts
      charts={charts}
      times={times}
      spanMs={spanOf(period)}
      stepMs={stats.step * 1000}
      silentMs={silentMs}
      picker={<PeriodPicker lengths={lengths} value={period} onChange={choose} />}
    />
  );
}

function Totals({ stats }: { stats: LoadBalancerStats }) {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  return (
    <Card title={t('total.title')}>
      <Properties>
        <Property label={t('total.connections')}>{format.number(stats.total_connections)}</Property>
        <Property label={t('total.errors')}>{format.number(stats.request_errors)}</Property>
        <Property label={t('total.in')}>{format.bytes(stats.bytes_in)}</Property>
        <Property label={t('total.out')}>{format.bytes(stats.bytes_out)}</Property>
      </Properties>
    </Card>
  );
}
