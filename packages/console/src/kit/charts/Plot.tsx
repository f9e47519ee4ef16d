import { useEffect, useEffectEvent, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useColours } from './colours.ts';
import { useTimeFormat } from '../text/chart-time.ts';
import type { TimeChart, TimeLine } from './time-chart.ts';
import { optionsOf } from './uplot-options.ts';
import * as css from './charts.css.ts';

interface PlotProps {
  readonly chart: TimeChart;
  readonly line: TimeLine;
  /** The measurement that the cursor of all charts stands at. */
  readonly at: number | null;
  readonly onCursor: (at: number | null) => void;
  /** Where the cursor stands, in pixels from the left. */
  readonly onPlace: (left: number | null) => void;
}

const LABEL_REM = 11 / 16;

/** The drawing of a chart, by uPlot. It is drawn anew with each answer, language and scheme: a hundred points take no time. */
export function Plot({ chart, line, at, onCursor, onPlace }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const colours = useColours();
  const format = useTimeFormat();
  const size = useSize(box);
  const place = useEffectEvent((index: number | null) => placeCursor(plot.current, line, index, onPlace));
  const placeNow = useEffectEvent(() => place(at));
  const moved = useEffectEvent(onCursor);

  useEffect(() => {
    if (!box.current || !size) return;
    const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
    const drawn = new uPlot(
      optionsOf({
        chart,
        line,
        colours,
        ...size,
        font: {
          size: Math.round(Number.parseFloat(fontSize) * LABEL_REM),
          family: getComputedStyle(box.current).fontFamily || fontFamily,
        },
        sayMark: (time) => format.mark(time, line.range),
        onCursor: (index) => moved(index),
      }),
      [[...line.times], ...chart.series.map(({ values }) => [...values])],
      box.current,
    );
    plot.current = drawn;
    placeNow();
    return () => {
      plot.current = null;
      drawn.destroy();
    };
  }, [chart, line, colours, format, size]);

  useEffect(() => place(at), [at]);
  return <div ref={box} className={css.plot} />;
}

function placeCursor(
  plot: uPlot | null,
  { times }: TimeLine,
  at: number | null,
  onPlace: (left: number | null) => void,
) {
  const time = at === null ? undefined : times[at];
  if (!plot) return;
  if (time === undefined) {
    plot.setCursor({ left: -10, top: -10 }, false);
    onPlace(null);
    return;
  }
  const left = plot.valToPos(time, 'x');
  plot.setCursor({ left, top: 0 }, false);
  onPlace(left + plot.over.offsetLeft);
}

/** The size of the box in whole pixels; null until it is measured. */
function useSize(box: { readonly current: HTMLDivElement | null }) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.floor(entry.contentRect.width);
      const height = Math.floor(entry.contentRect.height);
      if (width > 0) setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
