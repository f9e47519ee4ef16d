import { type LoadBalancerStats, type StatsPeriod, statsPeriods } from '@skydeck/contract';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Card, ItemGate, Properties, Property } from '../../kit/details/index.ts';
import { useNow } from '../../kit/page/useNow.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useUrlState } from '../../kit/navigation/url-state.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import { StatsChart } from './StatsChart.tsx';
import { byteEdgeOf, edgeOf, isTraffic, type Measure, measures, periodOf, seriesOf } from './stats.rules.ts';
import * as css from './stats.css.ts';
import { loadBalancerWords } from './load-balancer.ts';

interface Props {
  /** Says by its identity whose they are. */
  readonly load: (period: StatsPeriod, signal: AbortSignal) => Promise<LoadBalancerStats>;
}

/** Connections and traffic of a load balancer or a pool, over a period that is in the address. */
export function StatsCharts({ load }: Props) {
  const t = useText(loadBalancerWords);
  const url = useUrlState();
  const period = periodOf(url.read('period'));
  const ask = useCallback((signal: AbortSignal) => load(period, signal), [load, period]);
  const answer = useAnswer(ask);
  const { retry } = answer;
  useEachMinute(retry);
  return (
    <>
      <div className={css.bar}>
        <Segmented
          label={t('period.label')}
          labelHidden
          name="period"
          value={period}
          onChange={(event) => {
            const chosen = periodOf((event.target as HTMLInputElement).value);
            url.write({ period: chosen === 'hour' ? null : chosen }, { replace: true });
          }}
        >
          {statsPeriods.map((one) => (
            <Segment key={one} value={one} label={t(`period.${one}`)} />
          ))}
        </Segmented>
      </div>
      <ItemGate state={answer}>{(stats) => <Drawn stats={stats} />}</ItemGate>
    </>
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

function Drawn({ stats }: { stats: LoadBalancerStats }) {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  const say = (measure: Measure) => (value: number) => {
    if (isTraffic(measure)) return t('chart.per_second', { amount: format.bytes(value) });
    return measure === 'connections_per_second'
      ? t('chart.per_second', { amount: format.number(value) })
      : format.number(value);
  };
  return (
    <>
      <div className={css.charts}>
        {measures.map((measure) => {
          const series = seriesOf(stats, measure);
          const edge = (isTraffic(measure) ? byteEdgeOf : edgeOf)(series.peak);
          return (
            <StatsChart key={measure} title={t(`chart.${measure}`)} series={series} edge={edge} say={say(measure)} />
          );
        })}
      </div>
      <Card title={t('total.title')}>
        <Properties>
          <Property label={t('total.connections')}>{format.number(stats.total_connections)}</Property>
          <Property label={t('total.errors')}>{format.number(stats.request_errors)}</Property>
          <Property label={t('total.in')}>{format.bytes(stats.bytes_in)}</Property>
          <Property label={t('total.out')}>{format.bytes(stats.bytes_out)}</Property>
        </Properties>
      </Card>
    </>
  );
}
