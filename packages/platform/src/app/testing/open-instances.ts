import type { TestContext } from 'node:test';
import { createMovableClock } from '../../clock.ts';
import type { PlatformParts } from '../start/start-platform.ts';
import { type DatabaseLink, linkDatabase } from './database-link.ts';
import { openTestPlatform, type TestPlatform } from './test-platform.ts';

export interface TestInstances {
  /** Leads, for it began first. */
  readonly one: TestPlatform;
  readonly other: TestPlatform;
  /** The way of the other one to the database. */
  readonly link: DatabaseLink;
  readonly both: readonly [TestPlatform, TestPlatform];
}

/** Two instances of the platform on one database and one data folder, each with a clock of its own. */
export async function openInstances(t: TestContext, parts: PlatformParts = {}): Promise<TestInstances> {
  const one = await openTestPlatform(t, {}, parts);
  const { dataFolder, databaseUrl } = one.settings;
  const link = await linkDatabase(t, databaseUrl ?? '');
  const clock = createMovableClock(new Date(one.clock.now().getTime() + 1));
  const opened = await openTestPlatform(t, { dataFolder, databaseUrl: link.url }, { ...parts, clock });
  const other = { ...opened, clock };
  return { one, other, link, both: [one, other] };
}
