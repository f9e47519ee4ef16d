import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import chartIcon from 'lucide-static/icons/chart-line.svg?raw';
import tableIcon from 'lucide-static/icons/table-2.svg?raw';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useText } from '../text/index.ts';
import { ChartCard } from './ChartCard.tsx';
import { rangeOf } from './gaps.rules.ts';
import { useTimeFormat } from '../text/chart-time.ts';
import type { TimeChart } from './time-chart.ts';
import * as css from './charts.css.ts';
import { chartWords } from './words.ts';

registerIcons({ 'chart-line': chartIcon, 'table-2': tableIcon });

interface TimeChartsProps {
  readonly charts: readonly TimeChart[];
  /** ISO 8601, the oldest first; all charts have their values at these. */
  readonly times: readonly string[];
  /** How much of the past shows, and how often it is measured. */
  readonly spanMs: number;
  readonly stepMs: number;
  /** How long nothing has come since the last of them. */
  readonly silentMs: number;
  /** The choice of the range, above all charts. */
  readonly picker?: ReactNode;
}

/** The charts of a page: one range, one cursor, one switch between curves and tables. */
export const TimeCharts = (props: TimeChartsProps) => (
  // They come with their figures: what shows already stays while their words do.
  <Suspense>
    <Charts {...props} />
  </Suspense>
);

function Charts({ charts, times, spanMs, stepMs, silentMs, picker }: TimeChartsProps) {
  const t = useText(chartWords);
  const format = useTimeFormat();
  const [at, setAt] = useState<number | null>(null);
  const [asTable, setAsTable] = useState(false);
  const line = useMemo(() => {
    const moments = times.map((time) => Date.parse(time));
    const last = moments.at(-1) ?? 0;
    return { times: moments, stepMs, range: rangeOf(last, silentMs, spanMs, stepMs) };
  }, [times, spanMs, stepMs, silentMs]);
  return (
    <>
      <div className={css.bar}>
        <span className={css.range}>{times.length > 0 && format.range(line.range)}</span>
        <Button variant="ghost" size="small" onClick={() => setAsTable(!asTable)}>
          <Icon slot="start" name={asTable ? 'chart-line' : 'table-2'} />
          {t(asTable ? 'as_charts' : 'as_table')}
        </Button>
        {picker}
      </div>
      <div className={css.charts}>
        {charts.map((chart) => (
          <ChartCard
            key={chart.id}
            chart={chart}
            line={line}
            at={at !== null && at < line.times.length ? at : null}
            onCursor={setAt}
            asTable={asTable}
          />
        ))}
      </div>
    </>
  );
}
