import { REPORT_TASK } from '@skydeck/contract';
import type { Release } from '../settings/routes.ts';
import { defineTask, type TaskDefinition } from '../../tasks/runner.ts';
import { draftsIn } from './drafts.ts';
import { collectReport } from './collect-report.ts';
import { writeReport } from './write-report.ts';

/** Its arguments are the number of the draft only: others may see a task, not what somebody wrote. */
export type ReportArgs = { readonly report_id: string };

/** Writes the report into the data folder; where it goes from there is the operator's to say. */
export const reportTask = (dataFolder: string, versions: Release): TaskDefinition =>
  defineTask<ReportArgs>({
    name: REPORT_TASK,
    async run({ kwargs: { report_id: id }, step, expect }) {
      await expect(1);
      await step(id, async (tx) => {
        const draft = await draftsIn(tx).get(id);
        if (!draft) throw new Error(`There is no draft ${id}`);
        // Before the mark: after a crash in between the same folder is written once more.
        await writeReport(dataFolder, await collectReport(tx, draft, versions));
        await draftsIn(tx).remove(id);
      });
    },
  });
