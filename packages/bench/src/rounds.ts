import type { Browser } from '@playwright/test';
import { type ContestantId, contestants } from './contestants.ts';
import { type Sample, sample } from './sample.ts';
import { type ScenarioId, visits } from './scenarios.ts';
import { visit } from './visit.ts';

/** The samples of a contestant in a scenario, one for each round. */
export type Samples = (contestant: ContestantId, scenario: ScenarioId) => readonly Sample[];

export interface Course {
  readonly rounds: number;
  /** How many elements are mounted in the scenarios that mount many. */
  readonly count: number;
}

/**
 * Plays all scenarios with all contestants, one after the other, and that again in each round: what slows the machine
 * down for a while meets all of them. A first round warms up the browser and the disk, and does not count.
 */
export async function playRounds(browser: Browser, address: string, { rounds, count }: Course): Promise<Samples> {
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round <= rounds; round++) {
    console.log(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`);
    for (const scenarios of visits) {
      for (const { id: contestant } of contestants) {
        await visit(browser, address, contestant, async (on) => {
          for (const { id, call } of scenarios) {
            const taken = await sample(on, call(count));
            if (round > 0) samples.set(`${contestant} ${id}`, [...(samples.get(`${contestant} ${id}`) ?? []), taken]);
          }
        });
      }
    }
  }
  return (contestant, scenario) => samples.get(`${contestant} ${scenario}`) ?? [];
}
