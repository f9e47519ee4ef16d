import { Disclosure } from '@skydeck/react-bindings/disclosure';
import { Sparkline } from '@skydeck/react-bindings/sparkline';
import { useFormat, useText } from '../../kit/text/index.ts';
import { Card } from '../../kit/details/index.ts';
import type { Series } from './stats.rules.ts';
import * as css from './stats.css.ts';
import { loadBalancerWords } from './load-balancer.ts';

interface Props {
  readonly title: string;
  readonly series: Series;
  /** What the upper edge stands for. */
  readonly edge: number;
  /** A value in words. */
  readonly say: (value: number) => string;
}

/** How one thing went: a line to see, and the same as a table. */
export function StatsChart({ title, series, edge, say }: Props) {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  const { values, times, now, peak } = series;
  const first = times[0];
  const last = times.at(-1);
  return (
    <Card title={title}>
      {first === undefined || last === undefined ? (
        <p className={css.none}>{t('chart.none')}</p>
      ) : (
        <figure className={css.figure}>
          <p className={css.now}>{say(now)}</p>
          <div className={css.plot}>
            <ul className={css.marks} aria-hidden="true">
              {[edge, edge / 2, 0].map((mark) => (
                <li key={mark} className={css.mark}>
                  <span className={css.markText}>{say(mark)}</span>
                </li>
              ))}
            </ul>
            <Sparkline className={css.line} area min={0} max={edge} label={title} values={values} format={say} />
          </div>
          <figcaption className={css.caption}>
            <span>{t('chart.range', { from: format.dateTime(first), to: format.dateTime(last) })}</span>
            <span>{t('chart.peak', { value: say(peak) })}</span>
          </figcaption>
          <Disclosure label={t('chart.table')}>
            <Values title={title} series={series} say={say} />
          </Disclosure>
        </figure>
      )}
    </Card>
  );
}

function Values({ title, series: { values, times }, say }: Omit<Props, 'edge'>) {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  return (
    <table className={css.values}>
      <caption className={css.visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            {t('chart.time')}
          </th>
          <th scope="col" className={css.cell}>
            {t('chart.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {times.map((time, at) => (
          <tr key={time}>
            <th scope="row" className={css.cell}>
              {format.dateTime(time)}
            </th>
            <td className={css.cell}>{say(values[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
