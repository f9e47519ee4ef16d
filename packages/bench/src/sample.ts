import type { CDPSession } from '@playwright/test';
import type { Visit } from './visit.ts';

/** What one scene cost the page's main thread, in milliseconds of its own time: a busy machine does not count. */
export interface Sample {
  /** All of it; the next three are parts of it. */
  readonly total: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Bytes that are left over when the garbage is gone: objects, and nodes as far as the browser counts them so. */
  readonly heap: number;
}

/** Plays one scene between two looks at the browser's own counters. */
export async function sample({ page, tools }: Visit, scene: string): Promise<Sample> {
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heapBefore = await heapOf(tools);
  const before = await metricsOf(tools);
  await page.evaluate(scene);
  const after = await metricsOf(tools);
  const heapAfter = await heapOf(tools);
  const spent = (metric: string) => (valueOf(after, metric) - valueOf(before, metric)) * 1000;
  return {
    total: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    heap: heapAfter - heapBefore,
  };
}

type Metrics = ReadonlyMap<string, number>;

async function metricsOf(tools: CDPSession): Promise<Metrics> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

function valueOf(metrics: Metrics, name: string): number {
  const value = metrics.get(name);
  if (value === undefined) throw new Error(`The browser does not count ${name}.`);
  return value;
}

/** Nothing is left to collect afterwards, so that a scene pays for its own garbage only. */
async function heapOf(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}
