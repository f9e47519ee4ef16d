import { type LoadBalancerStats, type StatsPeriod, statsPeriods } from '@skydeck/contract';
import { useCallback, useMemo } from 'react';
import { lengths, PeriodPicker, spanOf, TimeCharts, useMeasured, usePeriod } from '../../kit/charts/index.ts';
import { Card, ItemGate, Properties, Property } from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { loadBalancerWords } from './load-balancer.ts';
import { chartsOf } from './stats-charts.ts';
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
  const { answer, silentMs } = useMeasured(ask);
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
