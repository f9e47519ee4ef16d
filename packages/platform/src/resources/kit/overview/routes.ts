import { type FailedItem, isFailure, overviewApi, type OverviewResource } from '@skydeck/contract';
import type { Routes } from '../../../http/routes.ts';
import type { Scope } from '../../../http/scope.ts';
import { serve } from '../../../http/serve.ts';
import type { CountDefinition } from '../counts/definition.ts';

/** As many as a page shows of what has failed, with room for what it leaves out. */
const FAILED_MOST = 20;

/** For everybody who is signed in: each line asks for itself what the caller may read. */
export const overviewRoutes =
  (lines: readonly CountDefinition[]): Routes =>
  (app) => {
    serve(app, overviewApi.read, async ({ scope }) => {
      const open = lines.filter(({ subject }) => scope.may(subject, 'GET'));
      const read = await Promise.all(open.map((line) => readLine(line, scope)));
      const failed = read.flatMap((line) => line.failed).toSorted((one, other) => other.at.localeCompare(one.at));
      return {
        resources: read.map(({ resource }) => resource),
        failed: failed.slice(0, FAILED_MOST),
        failed_count: read.reduce((sum, line) => sum + line.failedCount, 0),
      };
    });
  };

interface ReadLine {
  readonly resource: OverviewResource;
  readonly failed: readonly FailedItem[];
  readonly failedCount: number;
}

async function readLine(line: CountDefinition, scope: Scope): Promise<ReadLine> {
  const { type } = line;
  const counts = await line.countByStatus(scope);
  const statuses = counts.flatMap(({ status, count }) => (status === null ? [] : { status, count }));
  const failures = statuses.filter(({ status }) => isFailure(status));
  const failed = failures.map(({ status }) => status);
  const items = failed.length === 0 ? [] : await line.listIn(scope, failed, FAILED_MOST);
  return {
    resource: { type, count: totalOf(counts), statuses },
    failed: items.map((item) => ({ type, ...item })),
    failedCount: totalOf(failures),
  };
}

const totalOf = (counts: readonly { readonly count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
