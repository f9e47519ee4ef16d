import type uPlot from 'uplot';
import { gapsOf, isNear, peakOf } from './gaps.rules.ts';
import type { Drawing } from './uplot-options.ts';

const HATCH = 6;

/** Hatches what was not measured. uPlot's hook `drawAxes`: below the curves. */
export function drawGaps(plot: uPlot, { line, colours }: Drawing): void {
  const { ctx, bbox } = plot;
  const distance = HATCH * devicePixelRatio;
  for (const { from, to } of gapsOf(line.times, line.range, line.stepMs)) {
    const left = Math.max(bbox.left, plot.valToPos(from, 'x', true));
    const right = Math.min(bbox.left + bbox.width, plot.valToPos(to, 'x', true));
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, bbox.top, right - left, bbox.height);
    ctx.clip();
    ctx.beginPath();
    for (let at = left - bbox.height; at < right; at += distance) {
      ctx.moveTo(at, bbox.top + bbox.height);
      ctx.lineTo(at + bbox.height, bbox.top);
    }
    ctx.strokeStyle = colours.gap;
    ctx.lineWidth = devicePixelRatio;
    ctx.stroke();
    ctx.restore();
  }
}

/** The line of a threshold, its label at the start: no curve ends there. uPlot's hook `draw`: over everything. */
export function drawThreshold(plot: uPlot, { chart, colours, font }: Drawing): void {
  const { threshold, series } = chart;
  if (
    !threshold ||
    !isNear(
      threshold.value,
      peakOf(
        series.map(({ values }) => values),
        null,
      ),
    )
  )
    return;
  const { ctx, bbox } = plot;
  const top = Math.round(plot.valToPos(threshold.value, 'y', true));
  ctx.save();
  ctx.strokeStyle = colours.threshold;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, top);
  ctx.lineTo(bbox.left + bbox.width, top);
  ctx.stroke();
  ctx.font = `${font.size * devicePixelRatio}px ${font.family}`;
  ctx.textAlign = 'left';
  const size = font.size * devicePixelRatio;
  const isHigh = top - size * 1.5 < bbox.top;
  ctx.textBaseline = isHigh ? 'top' : 'bottom';
  const y = top + (isHigh ? 1 : -1) * (size / 4);
  // A rim of the surface, where the curve passes below the words.
  ctx.setLineDash([]);
  ctx.lineWidth = 3 * devicePixelRatio;
  ctx.strokeStyle = colours.surface;
  ctx.strokeText(threshold.label, bbox.left + size / 2, y);
  ctx.fillStyle = colours.threshold;
  ctx.fillText(threshold.label, bbox.left + size / 2, y);
  ctx.restore();
}
