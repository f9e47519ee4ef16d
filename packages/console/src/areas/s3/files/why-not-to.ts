import type { Text } from '../../../kit/text/index.ts';
import type { Route } from '../jobs/copy-entries.ts';
import { findTaken } from '../upload/taken.ts';
import { nameOf } from './file-columns.tsx';
import { whyNotThere } from './files.rules.ts';
import type en from './words/en.json';

interface Target {
  readonly bucket: string;
  readonly prefix: string;
}

/** Why these cannot be copied there; null where they can. */
export async function whyNotTo(
  t: Text<typeof en>,
  target: Target,
  routes: readonly Route[],
  isSameBucket: boolean,
): Promise<string | null> {
  for (const { entry, to } of routes) {
    const why = whyNotThere(entry, to, isSameBucket);
    if (why) return t(why, { name: nameOf(entry) });
  }
  const keys = routes.map(({ to }) => to);
  const taken = await findTaken(target.bucket, target.prefix, keys);
  return taken.size > 0 ? t('copy.taken', { count: taken.size }) : null;
}
