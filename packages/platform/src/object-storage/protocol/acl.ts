import { S3Error } from './errors.ts';
import type { Headers } from './headers.ts';
import { element, elements, readXml, type Xml, xmlDocument, type XmlNode } from './xml.ts';

/** The lists that are kept. Whatever else S3 has names single accounts: a policy does that. */
export const cannedAcls = ['private', 'public-read', 'public-read-write', 'authenticated-read'] as const;
export type CannedAcl = (typeof cannedAcls)[number];

/** Objects belong to the bucket's project, so these say what is so anyway. */
const asPrivate: ReadonlySet<string> = new Set(['private', 'bucket-owner-full-control', 'bucket-owner-read']);

const isCanned = (text: string): text is CannedAcl => (cannedAcls as readonly string[]).includes(text);

/** The list that a request's headers name; null: none. Throws AccessControlListNotSupported, InvalidArgument. */
export function readCannedAcl(headers: Headers): CannedAcl | null {
  if ([...headers.keys()].some((name) => name.startsWith('x-amz-grant-')))
    throw new S3Error('AccessControlListNotSupported');
  const said = headers.get('x-amz-acl');
  if (said === undefined) return null;
  if (asPrivate.has(said)) return 'private';
  if (isCanned(said)) return said;
  if (said === 'aws-exec-read' || said === 'log-delivery-write') throw new S3Error('AccessControlListNotSupported');
  throw new S3Error('InvalidArgument', 'x-amz-acl must be one of the canned access control lists');
}

/** Whether a list opens something to people whom nobody named. */
export const isPublicAcl = (acl: string | null) => acl !== null && acl !== 'private';

const readsBucket: ReadonlySet<string> = new Set([
  's3:ListBucket',
  's3:ListBucketVersions',
  's3:ListBucketMultipartUploads',
]);
const writesBucket: ReadonlySet<string> = new Set([
  's3:PutObject',
  's3:DeleteObject',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
]);
const readsObject: ReadonlySet<string> = new Set([
  's3:GetObject',
  's3:GetObjectVersion',
  's3:GetObjectAttributes',
  's3:GetObjectVersionAttributes',
]);

/** Whether an action reads what the object's own list opens. */
export const isObjectRead = (action: string) => readsObject.has(action);

export interface Lists {
  readonly bucket: string | null;
  readonly object: string | null;
}

/** What the lists of a bucket and of an object open to somebody of another project (AWS, "Access control list overview"). */
export function isOpenByAcl(action: string, lists: Lists, isSignedIn: boolean): boolean {
  if (readsObject.has(action)) return opensReading(lists.object, isSignedIn);
  if (readsBucket.has(action)) return opensReading(lists.bucket, isSignedIn);
  return writesBucket.has(action) && lists.bucket === 'public-read-write';
}

const opensReading = (acl: string | null, isSignedIn: boolean) =>
  acl === 'public-read' || acl === 'public-read-write' || (acl === 'authenticated-read' && isSignedIn);

const GROUPS = 'http://acs.amazonaws.com/groups/global/';
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** Grants besides the owner's: group and permission. */
const grantsOf: Readonly<Record<CannedAcl, readonly string[]>> = {
  private: [],
  'public-read': ['AllUsers READ'],
  'public-read-write': ['AllUsers READ', 'AllUsers WRITE'],
  'authenticated-read': ['AuthenticatedUsers READ'],
};

function grant(type: 'CanonicalUser' | 'Group', content: readonly Xml[], permission: string): Xml {
  const { written } = element('Grantee', content);
  const grantee = { written: written.replace('<Grantee>', `<Grantee ${XSI} xsi:type="${type}">`) };
  return element('Grant', [grantee, ...elements({ Permission: permission })]);
}

/** The list as S3 writes it out. */
export function writeAcl(acl: string | null, owner: { readonly ID: string; readonly DisplayName: string }): string {
  const groups = grantsOf[acl !== null && isCanned(acl) ? acl : 'private'].map((text) => {
    const [group = '', permission = ''] = text.split(' ');
    return grant('Group', elements({ URI: GROUPS + group }), permission);
  });
  const own = grant('CanonicalUser', elements({ ...owner }), 'FULL_CONTROL');
  return xmlDocument('AccessControlPolicy', [
    element('Owner', elements({ ...owner })),
    element('AccessControlList', [own, ...groups]),
  ]);
}

/** A list that is written out, where it says what a canned one says. Throws MalformedXML, AccessControlListNotSupported. */
export function readAclDocument(text: string, ownerId: string): CannedAcl {
  const list = readXml(text, ['AccessControlPolicy']).one('AccessControlList');
  if (!list) throw new S3Error('MalformedXML');
  const grants = list.all('Grant').flatMap((one) => readGrant(one, ownerId));
  const wanted = [...new Set(grants)].toSorted().join();
  const found = cannedAcls.find((acl) => grantsOf[acl].toSorted().join() === wanted);
  if (!found) throw new S3Error('AccessControlListNotSupported');
  return found;
}

function readGrant(node: XmlNode, ownerId: string): string[] {
  const grantee = node.one('Grantee');
  const permission = node.one('Permission')?.text.trim() ?? '';
  if (!grantee || permission === '') throw new S3Error('MalformedXML');
  const group = grantee.one('URI')?.text.trim();
  if (group !== undefined && group.startsWith(GROUPS)) return [`${group.slice(GROUPS.length)} ${permission}`];
  if (grantee.one('ID')?.text.trim() === ownerId && permission === 'FULL_CONTROL') return [];
  throw new S3Error('AccessControlListNotSupported');
}
