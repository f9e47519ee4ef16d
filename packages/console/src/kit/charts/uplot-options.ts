import type uPlot from 'uplot';
import { type Colours, dashOf } from './colours.ts';
import { gapsOf, peakOf } from './gaps.rules.ts';
import { drawGaps, drawThreshold } from './uplot-drawings.ts';
import type { TimeChart, TimeLine } from './time-chart.ts';
import { timeTicks, valueTicks } from './ticks.rules.ts';

export interface Drawing {
  readonly chart: TimeChart;
  readonly line: TimeLine;
  readonly colours: Colours;
  /** Of canvas text: size and families. */
  readonly font: { readonly size: number; readonly family: string };
  readonly width: number;
  readonly height: number;
  readonly sayMark: (time: number) => string;
  /** The measurement under the pointer; null: it has left. */
  readonly onCursor: (at: number | null) => void;
}

const MARK_ROOM = 8;
const EDGE = 3;

/** A chart as uPlot takes it. Its own dates are English: times are written by `axes.values`. */
export function optionsOf(drawing: Drawing): uPlot.Options {
  const { chart, line, width, height, onCursor } = drawing;
  const { range } = line;
  const ticks = valueTicks(
    peakOf(
      chart.series.map(({ values }) => values),
      chart.threshold?.value ?? null,
    ),
    chart.unit,
  );
  return {
    width,
    height,
    ms: 1,
    // At the end stands half of a time, which may be there.
    padding: [10, 2 * drawing.font.size, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: {
      x: { time: true, range: () => [range.from, range.to] },
      y: { range: () => [0, ticks.at(-1) ?? 1] },
    },
    series: [{}, ...chart.series.map((_, at) => seriesOf(drawing, at))],
    axes: [timeAxisOf(drawing), valueAxisOf(drawing, ticks)],
    hooks: {
      setCursor: [({ cursor }) => onCursor(cursor.idx ?? null)],
      drawAxes: [(plot) => drawGaps(plot, drawing)],
      draw: [(plot) => drawThreshold(plot, drawing)],
    },
  };
}

const isAlone = ({ chart }: Drawing) => chart.series.length === 1;

function seriesOf(drawing: Drawing, at: number): uPlot.Series {
  const { colours, line } = drawing;
  const colour = colours.series[at % colours.series.length] ?? colours.text;
  const gaps = gapsOf(line.times, line.range, line.stepMs);
  return {
    stroke: colour,
    width: 1.75,
    dash: dashOf(at),
    // Another curve shows through an area only by another colour, which would be a third.
    ...(isAlone(drawing) && { fill: (plot: uPlot) => fillOf(plot, colour) }),
    points: { show: false },
    gaps: (plot, _, __, ___, nullGaps) => [
      ...nullGaps,
      ...gaps.map(({ from, to }): [number, number] => [
        Math.round(plot.valToPos(from, 'x', true)),
        Math.round(plot.valToPos(to, 'x', true)),
      ]),
    ],
  };
}

/** From the curve's colour down to nothing; plain where colours are forced, which have no shades. */
function fillOf({ ctx, bbox }: uPlot, colour: string): CanvasGradient | string {
  if (!colour.startsWith('#')) return 'transparent';
  // uPlot asks for it once before it knows its size.
  if (!Number.isFinite(bbox.top)) return 'transparent';
  const fill = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height);
  fill.addColorStop(0, `${colour.slice(0, 7)}33`);
  fill.addColorStop(1, `${colour.slice(0, 7)}05`);
  return fill;
}

const fontOf = ({ font }: Drawing) => `${font.size}px ${font.family}`;

function timeAxisOf(drawing: Drawing): uPlot.Axis {
  const { colours, font, line, sayMark } = drawing;
  return {
    stroke: colours.text,
    font: fontOf(drawing),
    size: font.size * 2,
    gap: font.size / 2,
    grid: { show: false },
    ticks: { show: false },
    splits: (plot) => [...timeTicks(line.range, roomOf(plot, drawing), new Date(line.range.to).getTimezoneOffset())],
    values: (_, times) => times.map(sayMark),
  };
}

/** As many times as stand beside each other. */
function roomOf(plot: uPlot, { line, font, sayMark }: Drawing): number {
  const wide = plot.ctx.measureText(sayMark(line.range.to)).width / devicePixelRatio;
  const plotWidth = plot.bbox.width / devicePixelRatio || plot.width;
  return Math.max(1, Math.floor(plotWidth / (wide + font.size)));
}

function valueAxisOf(drawing: Drawing, ticks: readonly number[]): uPlot.Axis {
  const { chart, colours, font } = drawing;
  const grid = { stroke: colours.grid, width: 1, dash: [2, 3] };
  return {
    stroke: colours.text,
    font: fontOf(drawing),
    gap: MARK_ROOM,
    grid,
    ticks: { show: false },
    splits: () => [...ticks],
    // Zero is zero in each unit.
    values: (_, values) => values.map((value) => (value === 0 ? '0' : chart.say(value))),
    // As wide as the widest of its texts, as uPlot's own example of it.
    size: ({ ctx }, values) => {
      ctx.font = `${font.size * devicePixelRatio}px ${font.family}`;
      const widths = (values ?? []).map((value) => ctx.measureText(value).width / devicePixelRatio);
      return Math.ceil(Math.max(0, ...widths)) + MARK_ROOM + EDGE;
    },
  };
}
