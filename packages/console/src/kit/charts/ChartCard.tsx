import { type KeyboardEvent, useId, useState } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { Card } from '../page/Card.tsx';
import { useFormat, useText } from '../text/index.ts';
import { colourOf, dashOf } from './colours.ts';
import { moveCursor } from './cursor.rules.ts';
import { useTimeFormat } from '../text/chart-time.ts';
import type { TimeChart, TimeLine } from './time-chart.ts';
import { ValuesTable } from './ValuesTable.tsx';
import * as css from './charts.css.ts';
import { chartWords } from './words.ts';

// uPlot comes with the first chart that shows.
const Plot = lazyComponent(async () => (await import('./Plot.tsx')).Plot);

interface ChartCardProps {
  readonly chart: TimeChart;
  readonly line: TimeLine;
  readonly at: number | null;
  readonly onCursor: (at: number | null) => void;
  readonly asTable: boolean;
}

/** How one thing went: its curves, or the same figures as a table. */
export function ChartCard({ chart, line, at, onCursor, asTable }: ChartCardProps) {
  const t = useText(chartWords);
  const isMeasured = line.times.length > 0;
  return (
    <Card title={chart.title} action={isMeasured && <Legend chart={chart} />}>
      {!isMeasured && <p className={css.none}>{t('none')}</p>}
      {isMeasured && asTable && <ValuesTable chart={chart} line={line} />}
      {isMeasured && !asTable && <Drawn chart={chart} line={line} at={at} onCursor={onCursor} />}
    </Card>
  );
}

/** The newest value of each curve, with the look of its line where there are several. */
function Legend({ chart }: { chart: TimeChart }) {
  const t = useText(chartWords);
  const { series, say } = chart;
  return (
    <ul className={css.legend}>
      {series.map(({ label, values }, index) => {
        const now = values.at(-1) ?? null;
        return (
          <li key={label} className={css.legendItem}>
            {series.length > 1 && <Sample index={index} />}
            {series.length > 1 && <span>{label}</span>}
            <strong className={css.now}>{now === null ? t('missing') : say(now)}</strong>
          </li>
        );
      })}
    </ul>
  );
}

const Sample = ({ index }: { index: number }) => (
  <svg className={css.sample} viewBox="0 0 18 4" aria-hidden="true">
    <line x1="0" y1="2" x2="18" y2="2" stroke={colourOf(index)} strokeDasharray={dashOf(index).join(' ')} />
  </svg>
);

function Drawn({ chart, line, at, onCursor }: Omit<ChartCardProps, 'asTable'>) {
  const t = useText(chartWords);
  const format = useFormat();
  const { moment } = useTimeFormat();
  const hint = useId();
  const [left, setLeft] = useState<number | null>(null);
  const { times, range } = line;
  const shown = at ?? times.length - 1;
  const valuesAt = (index: number) =>
    chart.series.map(({ label, values }) => {
      const value = values[index] ?? null;
      return { label, value: value === null ? t('missing') : chart.say(value) };
    });
  const said = valuesAt(shown).map(({ label, value }) =>
    chart.series.length > 1 ? t('value', { label, value }) : value,
  );

  function press(event: KeyboardEvent) {
    const next = moveCursor(event.key, at, times.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onCursor(next);
  }

  return (
    <div
      className={css.frame}
      role="slider"
      tabIndex={0}
      aria-label={chart.title}
      aria-describedby={hint}
      aria-valuemin={0}
      aria-valuemax={times.length - 1}
      aria-valuenow={shown}
      aria-valuetext={t('at', { time: moment(times[shown] ?? range.to, range), values: format.list(said) })}
      onKeyDown={press}
      onBlur={() => onCursor(null)}
    >
      <Plot chart={chart} line={line} at={at} onCursor={onCursor} onPlace={setLeft} />
      {at !== null && left !== null && (
        <Tip left={left} time={moment(times[at] ?? range.to, range)} values={valuesAt(at)} />
      )}
      <span id={hint} hidden>
        {t('keys')}
      </span>
    </div>
  );
}

interface TipProps {
  readonly left: number;
  readonly time: string;
  readonly values: readonly { readonly label: string; readonly value: string }[];
}

const TIP_ROOM = 170;

/** Left of the cursor, right of it where there is no room; its words break at the edge. The slider itself tells the same. */
function Tip({ left, time, values }: TipProps) {
  const isBefore = left >= TIP_ROOM;
  return (
    <div
      className={isBefore ? css.tipBefore : css.tipAfter}
      style={isBefore ? { inlineSize: left } : { insetInlineStart: left }}
      aria-hidden="true"
    >
      <div className={css.tip}>
        <div className={css.tipTime}>{time}</div>
        {values.map(({ label, value }, index) => (
          <div key={label} className={css.tipRow}>
            <Sample index={index} />
            <span>{label}</span>
            <strong className={css.tipValue}>{value}</strong>
          </div>
        ))}
      </div>
    </div>
  );
}
