import type { Clock } from '../../clock.ts';
import type { Engine } from '../../engines/engine.ts';
import type { PasswordCost } from '../../identity/accounts/password.ts';
import { hasAccounts, seedDemoAccounts, seedFirstAdministrator } from '../../identity/accounts/seed.ts';
import { seedDemoBuckets } from '../../object-storage/demo.ts';
import type { ObjectStorageService } from '../../object-storage/open.ts';
import type { OpenStore, Store } from '../../store/store.ts';
import { folderRefusal } from './folder-refusal.ts';
import { markSeeded } from './installation.ts';
import type { PlatformSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

export interface Seeded {
  readonly store: OpenStore;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly s3: ObjectStorageService;
  readonly settings: PlatformSettings;
  readonly passwordCost: PasswordCost | undefined;
}

/** Fills a new store. Answers the first administrator's password, where this start made one. Throws a StartRefusal. */
export async function seedStore({ store, clock, engine, s3, settings, passwordCost }: Seeded): Promise<string | null> {
  if (engine.people) {
    await refuseOwnAccounts(store, settings);
    return null;
  }
  if (await hasAccounts(store)) return null;
  if (!settings.demo)
    return store.write(async () => {
      await markSeeded(store);
      return seedFirstAdministrator(store, passwordCost);
    });
  // One transaction, which both join: a start that is cut off leaves an empty store, not half of the demo data.
  await store.write(async () => {
    await seedDemoAccounts(store, settings.partnerOrigin, passwordCost);
    await engine.seed(store, clock);
    await seedObjects(s3, settings);
    await markSeeded(store);
  });
  return null;
}

/** Whoever signs in by a password of ours would be nobody in the cloud. */
async function refuseOwnAccounts(store: Store, { dataFolder }: PlatformSettings): Promise<void> {
  const own = await store.read(({ tables }) => tables.selectFrom('credentials').select('user_id').executeTakeFirst());
  if (own)
    throw new StartRefusal(
      `The data folder ${dataFolder} has accounts of the embedded engine; choose another folder with SKYDECK_DATA.`,
    );
}

async function seedObjects({ storage }: ObjectStorageService, { dataFolder }: PlatformSettings): Promise<void> {
  try {
    await seedDemoBuckets(storage);
  } catch (error) {
    throw folderRefusal(dataFolder, error) ?? error;
  }
}
