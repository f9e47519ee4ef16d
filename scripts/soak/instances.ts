import { killInstances } from '@skydeck/platform';
import { startPostgres } from '@skydeck/platform/testing/postgres';
import { inFolder, type Scenario } from './scenario.ts';
import { startServer } from './server.ts';

const INSTANCES = 3;

/** Kills of one of several instances in the middle of mixed load: those that live know all, and end the tasks of the dead. */
export const instances: Scenario = ({ instanceKills: kills }) =>
  inFolder(async (folder) => {
    const postgres = await startPostgres();
    try {
      const start = async () => {
        const server = await startServer(folder, { DATABASE_URL: postgres.url });
        return { ...server, kill: async () => void (await server.stop()) };
      };
      const { faults, acknowledged, unanswered, recoveries } = await killInstances({
        start,
        instances: INSTANCES,
        kills,
      });
      const [fastest, slowest] = [Math.min(...recoveries), Math.max(...recoveries)].map(Math.round);
      return {
        title: 'kill -9 of one of three instances on PostgreSQL',
        faults,
        figures: [
          ['kills', String(kills)],
          ['acknowledged changes', String(acknowledged)],
          ['unanswered changes, complete or absent afterwards', String(unanswered)],
          ['lost, duplicate or partial changes, tasks and sessions', String(faults.length)],
          ['until the others had ended its tasks and had answered for each change', `${fastest} to ${slowest} ms`],
        ],
      };
    } finally {
      await postgres.stop();
    }
  });
