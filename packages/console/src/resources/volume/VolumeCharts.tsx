import { metricApi, type Volume } from '@skydeck/contract';
import { useCallback, useMemo } from 'react';
import {
  chartPeriods,
  lengths,
  PeriodPicker,
  spanOf,
  TimeCharts,
  useMeasured,
  usePeriod,
} from '../../kit/charts/index.ts';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { chartsOf, type Curves, curveNames, curveQueries, momentsUntil, valuesOf } from './volume-charts.ts';
import * as css from './volume.css.ts';
import { volumeWords } from './volume.ts';

interface Measured {
  readonly curves: Curves;
  /** ISO 8601. */
  readonly times: readonly string[];
  readonly stepMs: number;
}

/** How a volume does: what its requests take, how many there are, and how much they carry. */
export function VolumeCharts({ volume: { id } }: { volume: Pick<Volume, 'id'> }) {
  const t = useText(volumeWords);
  const format = useFormat();
  const [period, choose] = usePeriod(chartPeriods);
  const spanMs = spanOf(period);
  const ask = useCallback((signal: AbortSignal) => measure(id, spanMs, signal), [id, spanMs]);
  const { answer, silentMs } = useMeasured(ask);
  const charts = useMemo(() => answer.item && chartsOf(answer.item.curves, t, format), [answer.item, t, format]);
  return (
    <ItemGate state={answer}>
      {({ times, stepMs }) => (
        <div className={css.charts}>
          <TimeCharts
            charts={charts ?? []}
            times={times}
            spanMs={spanMs}
            stepMs={stepMs}
            silentMs={silentMs}
            picker={<PeriodPicker lengths={lengths} value={period} onChange={choose} />}
          />
        </div>
      )}
    </ItemGate>
  );
}

async function measure(id: string, spanMs: number, signal: AbortSignal): Promise<Measured> {
  const { moments, step } = momentsUntil(Date.now(), spanMs);
  const range = { start: moments[0] ?? 0, end: moments.at(-1) ?? 0, step };
  const answers = await Promise.all(
    curveNames.map(async (name) => {
      const query = { query: curveQueries[name](id), ...range };
      return [name, valuesOf(await call(metricApi.queryRange, { query, signal }), moments)] as const;
    }),
  );
  return {
    curves: Object.fromEntries(answers) as unknown as Curves,
    times: moments.map((moment) => new Date(moment * 1000).toISOString()),
    stepMs: step * 1000,
  };
}
