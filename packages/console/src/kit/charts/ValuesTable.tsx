import { useText } from '../text/index.ts';
import { useTimeFormat } from '../text/chart-time.ts';
import type { TimeChart, TimeLine } from './time-chart.ts';
import * as css from './charts.css.ts';
import { chartWords } from './words.ts';

interface ValuesTableProps {
  readonly chart: TimeChart;
  readonly line: TimeLine;
}

/** The figures of a chart, the newest first. */
export function ValuesTable({ chart, line: { times, range } }: ValuesTableProps) {
  const t = useText(chartWords);
  const { moment } = useTimeFormat();
  return (
    // It scrolls: the keyboard needs a way in.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.tableBox} role="group" aria-label={chart.title} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.cell}>
              {t('time')}
            </th>
            {chart.series.map(({ label }) => (
              <th key={label} scope="col" className={css.numberCell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times
            .map((time, at) => (
              <tr key={time}>
                <th scope="row" className={css.cell}>
                  {moment(time, range)}
                </th>
                {chart.series.map(({ label, values }) => {
                  const value = values[at] ?? null;
                  return (
                    <td key={label} className={css.numberCell}>
                      {value === null ? t('missing') : chart.say(value)}
                    </td>
                  );
                })}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  );
}
