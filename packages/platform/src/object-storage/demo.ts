import { demoDomainId, demoProjectId } from '../identity/accounts/demo-accounts.ts';
import { accountsOf } from '../identity/accounts/documents.ts';
import type { Tx } from '../store/store.ts';
import type { Blob, Blobs } from './storage/blobs.ts';
import { insertBucket } from './storage/buckets.ts';
import { insertObject } from './storage/change-objects.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

interface DemoObject {
  readonly key: string;
  readonly type: string;
  readonly text: string;
}

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

const logo = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  '<path d="M4 4h56v56H4zm12 36h32L32 18z" fill-rule="evenodd"/></svg>',
].join('');

/** A versioned bucket with a changed file in it, and one with folders. Both are in `payments-prod`. */
const demoBuckets: readonly {
  readonly name: string;
  readonly keepsVersions: boolean;
  readonly objects: readonly DemoObject[];
}[] = [
  {
    name: 'payments-exports',
    keepsVersions: false,
    objects: [
      { key: 'README.txt', type: 'text/plain', text: 'Settlements, one file for each day.\n' },
      {
        key: 'settlements/2026-11/2026-11-18.csv',
        type: 'text/csv',
        text: csv('merchant,currency,amount', '1001,SEK,184250.00', '1002,EUR,9120.50'),
      },
      {
        key: 'settlements/2026-11/2026-11-19.csv',
        type: 'text/csv',
        text: csv('merchant,currency,amount', '1001,SEK,201440.00', '1003,NOK,33871.25'),
      },
      { key: 'settlements/2026-10/totals.json', type: 'application/json', text: '{"SEK":5821044.5,"EUR":281190.75}\n' },
    ],
  },
  {
    name: 'receipt-templates',
    keepsVersions: true,
    objects: [
      { key: 'logo.svg', type: 'image/svg+xml', text: logo },
      { key: 'receipt.txt', type: 'text/plain', text: 'Thank you for your purchase.\n' },
      { key: 'receipt.txt', type: 'text/plain', text: 'Thank you for your purchase at {{shop}}.\n' },
    ],
  },
];

/** Fills a new demo with a few small objects: in one transaction, when their files are on the disk. */
export async function seedDemoBuckets({ store, blobs }: ObjectStorage): Promise<void> {
  const texts = demoBuckets.flatMap(({ objects }) => objects.map(({ text }) => text));
  await writeAll(blobs, texts, (written) => store.write((tx) => keep(tx, blobs, [...written])));
}

async function writeAll(
  blobs: Blobs,
  [first, ...others]: readonly string[],
  keepAll: (written: readonly Blob[]) => Promise<void>,
  written: readonly Blob[] = [],
): Promise<void> {
  if (first === undefined) return keepAll(written);
  return blobs.write(piecesOf(first), (blob) => writeAll(blobs, others, keepAll, [...written, blob]));
}

async function* piecesOf(text: string): AsyncGenerator<Buffer, void> {
  yield Buffer.from(text);
}

async function keep(tx: Tx, blobs: Blobs, written: Blob[]): Promise<void> {
  const projectId = demoProjectId('payments-prod');
  const domainId = demoDomainId('Norrland Retail');
  // Who tries things out may open a bucket to everybody.
  for (const { id } of await accountsOf(tx).domains.all())
    await tx.tables.insertInto('s3_domains').values({ domain_id: id, enabled: 1, public_access_block: 0 }).execute();
  for (const { name, keepsVersions, objects } of demoBuckets) {
    await insertBucket(tx, { name, projectId, domainId });
    const versioning = keepsVersions ? 'Enabled' : 'Off';
    await tx.tables.updateTable('s3_buckets').set({ versioning }).where('name', '=', name).execute();
    for (const { key, type } of objects) {
      const blob = written.shift();
      if (!blob) throw new Error('A demo object has no file');
      const { id, size, md5 } = blob;
      const headers = { plain: { 'content-type': type }, meta: {} };
      await insertObject(tx, blobs, { name, versioning }, { key, size, etag: md5, headers, tags: {} }, [
        { blob: id, size },
      ]);
    }
  }
}
