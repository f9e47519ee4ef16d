import { problem, type StatsPeriod, statsPeriods } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';

/** The period that a query of counters names. Throws 400 for one that there is none of. */
export function periodOf({ period = 'hour' }: Readonly<Record<string, string>>): StatsPeriod {
  const found = statsPeriods.find((known) => known === period);
  if (!found) throw invalid({ period: problem('unknown_period', `There are ${statsPeriods.join(', ')}`, { period }) });
  return found;
}
