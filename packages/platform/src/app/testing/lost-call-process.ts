// A process that asks a cloud, a file, to delete an object, and is killed before it can write down that it did.
import { rmSync } from 'node:fs';
import { createCallIntents } from '../../audit/call-intents.ts';
import { createMovableClock } from '../../clock.ts';
import { openStore } from '../../store/store.ts';

const { STORE = '', CLOUD = '' } = process.env;
const store = await openStore(STORE, createMovableClock(new Date('2026-11-21T08:00:00.000Z')));
const intents = createCallIntents(store, { kind: 'box', subject: 'compute_routers_router' });
const author = { userId: 'u', userName: 'jonas', address: '192.0.2.7', requestId: 'req-1' };

await intents.during(
  { ...author, session: null, apiToken: null, frame: null },
  {
    async ask(keep) {
      await keep({ id: 'b1', name: 'a box', project_id: 'p', domain_id: 'd' });
      rmSync(CLOUD);
      process.stdout.write('deleted\n');
      await new Promise((resolve) => {
        setTimeout(resolve, 60_000);
      });
    },
    record: async () => {},
  },
);
