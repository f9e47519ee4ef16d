import type { LoadBalancerStats, StatsPeriod } from '@skydeck/contract';
import { useEffect, useEffectEvent } from 'react';
import { useFormShell } from '../../kit/form/index.ts';
import { usePageTitle } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { StatsCharts } from './StatsCharts.tsx';
import * as css from './stats.css.ts';
import { loadBalancerWords } from './load-balancer.ts';

interface Props {
  readonly name: string;
  readonly load: (period: StatsPeriod, signal: AbortSignal) => Promise<LoadBalancerStats>;
  readonly connectionLimit?: number;
}

/** Charts where a partner's page wants nothing else. The page learns that they are there, and what they are called. */
export function ChartFrame({ name, ...charts }: Props) {
  const t = useText(loadBalancerWords);
  const host = useFormShell();
  const title = t('chart.title', { name });
  usePageTitle(title);
  const notifyReady = useEffectEvent(() => host.ready(title));
  useEffect(() => notifyReady(), []);
  return (
    <div className={css.framed}>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <StatsCharts {...charts} />
    </div>
  );
}
