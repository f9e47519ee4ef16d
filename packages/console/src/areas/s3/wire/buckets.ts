import { NotFound } from '@skydeck/contract';
import { askS3 } from './send.ts';
import { childOf, childrenOf, textOf, xml, xmlBody, type XmlNode } from './tree.ts';

export interface BucketName {
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export async function listBuckets(): Promise<readonly BucketName[]> {
  const { xml: answer } = await askS3({ method: 'GET' });
  return childrenOf(childOf(answer, 'Buckets'), 'Bucket').map((node) => ({
    name: textOf(node, 'Name'),
    createdAt: textOf(node, 'CreationDate'),
  }));
}

export const createBucket = (bucket: string) => askS3({ method: 'PUT', bucket });
export const deleteBucket = (bucket: string) => askS3({ method: 'DELETE', bucket });

/** `off`: never switched on; `suspended`: what was kept stays, nothing is added. */
export type Versioning = 'on' | 'suspended' | 'off';

export async function readVersioning(bucket: string, signal?: AbortSignal): Promise<Versioning> {
  const { xml: answer } = await askS3({ method: 'GET', bucket, query: { versioning: '' }, signal });
  const status = textOf(answer, 'Status');
  if (status === 'Enabled') return 'on';
  return status === 'Suspended' ? 'suspended' : 'off';
}

export async function switchVersioning(bucket: string, isOn: boolean): Promise<void> {
  const body = xmlBody('VersioningConfiguration', [xml('Status', isOn ? 'Enabled' : 'Suspended')]);
  await askS3({ method: 'PUT', bucket, query: { versioning: '' }, body });
}

/** What a bucket is told: one document each, which is not there until somebody writes it. */
export type Setting = 'cors' | 'lifecycle' | 'policy';

// Each setting has a code of its own for "there is none", and all are 404.
const isNone = (error: unknown) => error instanceof NotFound && error.code.startsWith('NoSuch');

export async function readSetting(bucket: string, setting: Setting): Promise<{ xml: XmlNode | null; text: string }> {
  return askS3({ method: 'GET', bucket, query: { [setting]: '' } }).catch((error: unknown) => {
    if (isNone(error)) return { xml: null, text: '' };
    throw error;
  });
}

/** null takes it away. */
export async function writeSetting(bucket: string, setting: Setting, body: string | null): Promise<void> {
  const query = { [setting]: '' };
  if (body === null) await askS3({ method: 'DELETE', bucket, query });
  else {
    const type = setting === 'policy' ? 'application/json' : 'application/xml';
    await askS3({ method: 'PUT', bucket, query, body, headers: { 'Content-Type': type } });
  }
}
