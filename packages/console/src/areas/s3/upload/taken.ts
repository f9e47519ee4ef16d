import { listObjects } from '../wire/objects.ts';

/** So many are looked for one by one; for more the folder is read. */
const FEW = 12;

/** Which of these keys there are already. All lie below the prefix. */
export async function findTaken(bucket: string, prefix: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const folders = Map.groupBy(keys, (key) => key.slice(prefix.length).match(/^[^/]+\//)?.[0] ?? '');
  const found = await Promise.all(
    [...folders].map(([folder, members]) =>
      members.length <= FEW ? findEach(bucket, members) : findBelow(bucket, `${prefix}${folder}`, new Set(members)),
    ),
  );
  return new Set(found.flat());
}

// A key comes first among those that begin with it.
async function findEach(bucket: string, keys: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    keys.map(async (key) => {
      const { entries } = await listObjects({ bucket, prefix: key, limit: 1 }, '');
      const [first] = entries;
      // A folder is there when anything lies in it.
      return first && (first.key === key || key.endsWith('/')) ? [key] : [];
    }),
  );
  return answers.flat();
}

async function findBelow(bucket: string, prefix: string, wanted: ReadonlySet<string>): Promise<string[]> {
  const isFlat = [...wanted].every((key) => !key.slice(prefix.length).replace(/\/$/, '').includes('/'));
  const found: string[] = [];
  let token: string | null = null;
  do {
    const question = { bucket, prefix, token, ...(isFlat && { delimiter: '/' as const }) };
    const { entries, next } = await listObjects(question, '');
    found.push(...entries.flatMap(({ key, isFolder }) => (!isFolder && wanted.has(key) ? [key] : [])));
    token = next;
  } while (token !== null);
  return found;
}
