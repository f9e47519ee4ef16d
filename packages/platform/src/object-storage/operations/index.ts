import * as acl from './acl.ts';
import { getAttributes } from './attributes.ts';
import * as settings from './bucket-settings.ts';
import { createBucket, deleteBucket, getBucketLocation, headBucket, listBuckets } from './buckets.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { listObjects, listObjectsV2, listVersions } from './list-objects.ts';
import { listParts, listUploads } from './list-uploads.ts';
import { completeUpload } from './complete-upload.ts';
import { abortUpload, copyPart, createUpload, uploadPart } from './multipart.ts';
import * as locks from './object-lock.ts';
import type { Operation, PlainOperation } from './operation.ts';
import { getObject, headObject } from './read-object.ts';
import { deleteTagging, getTagging, putTagging } from './tagging.ts';
import { copyObject, putObject } from './write-object.ts';

type Any = Operation | PlainOperation;
type Run = Operation['run'];

const onBucket = (
  name: string,
  method: Operation['method'],
  sub: string,
  action: string,
  run: Run,
  may: Operation['may'] = method === 'HEAD' ? 'GET' : method,
): Operation => ({ name, level: 'bucket', method, sub, action: `s3:${action}`, may, run });

const onObject = (
  name: string,
  method: Operation['method'],
  sub: string,
  action: string,
  run: Run,
  may: Operation['may'] = method === 'HEAD' ? 'GET' : method,
): Operation => ({ name, level: 'object', method, sub, action: `s3:${action}`, may, run });

const none = { level: 'bucket', sub: '', action: '' } as const;

/** Everything that is answered. The first line that fits is the operation; what no line fits is refused. */
export const operations: readonly Any[] = [
  {
    name: 'ListBuckets',
    isPlain: true,
    level: 'service',
    method: 'GET',
    sub: '',
    action: '',
    may: 'GET',
    run: listBuckets,
  },
  { name: 'CreateBucket', isPlain: true, ...none, method: 'PUT', may: 'PUT', run: createBucket },
  onBucket('DeleteBucket', 'DELETE', '', 'DeleteBucket', deleteBucket),
  onBucket('HeadBucket', 'HEAD', '', 'ListBucket', headBucket),
  onBucket('GetBucketLocation', 'GET', 'location', 'GetBucketLocation', getBucketLocation),
  onBucket('ListObjectsV2', 'GET', 'list-type=2', 'ListBucket', listObjectsV2),
  onBucket('ListObjectVersions', 'GET', 'versions', 'ListBucketVersions', listVersions),
  onBucket('ListMultipartUploads', 'GET', 'uploads', 'ListBucketMultipartUploads', listUploads),
  onBucket('DeleteObjects', 'POST', 'delete', '', deleteObjects, 'DELETE'),
  onBucket('GetBucketVersioning', 'GET', 'versioning', 'GetBucketVersioning', settings.getVersioning),
  onBucket('PutBucketVersioning', 'PUT', 'versioning', 'PutBucketVersioning', settings.putVersioning),
  onBucket('GetBucketCors', 'GET', 'cors', 'GetBucketCORS', settings.getCors),
  onBucket('PutBucketCors', 'PUT', 'cors', 'PutBucketCORS', settings.putCors),
  onBucket('DeleteBucketCors', 'DELETE', 'cors', 'PutBucketCORS', settings.clearsSetting('cors')),
  onBucket('GetBucketLifecycleConfiguration', 'GET', 'lifecycle', 'GetLifecycleConfiguration', settings.getLifecycle),
  onBucket('PutBucketLifecycleConfiguration', 'PUT', 'lifecycle', 'PutLifecycleConfiguration', settings.putLifecycle),
  onBucket(
    'DeleteBucketLifecycle',
    'DELETE',
    'lifecycle',
    'PutLifecycleConfiguration',
    settings.clearsSetting('lifecycle'),
  ),
  onBucket('GetBucketPolicy', 'GET', 'policy', 'GetBucketPolicy', settings.getPolicy),
  onBucket('PutBucketPolicy', 'PUT', 'policy', 'PutBucketPolicy', settings.putPolicy),
  onBucket('DeleteBucketPolicy', 'DELETE', 'policy', 'DeleteBucketPolicy', settings.clearsSetting('policy')),
  onBucket('GetBucketPolicyStatus', 'GET', 'policyStatus', 'GetBucketPolicyStatus', settings.getPolicyStatus),
  onBucket('GetBucketAcl', 'GET', 'acl', 'GetBucketAcl', acl.getBucketAcl),
  onBucket('PutBucketAcl', 'PUT', 'acl', 'PutBucketAcl', acl.putBucketAcl),
  onBucket(
    'GetBucketOwnershipControls',
    'GET',
    'ownershipControls',
    'GetBucketOwnershipControls',
    settings.getOwnership,
  ),
  onBucket(
    'GetBucketRequestPayment',
    'GET',
    'requestPayment',
    'GetBucketRequestPayment',
    settings.fixedDocument('RequestPaymentConfiguration', { Payer: 'BucketOwner' }),
  ),
  onBucket('GetBucketLogging', 'GET', 'logging', 'GetBucketLogging', settings.fixedDocument('BucketLoggingStatus', {})),
  onBucket(
    'GetBucketNotificationConfiguration',
    'GET',
    'notification',
    'GetBucketNotification',
    settings.fixedDocument('NotificationConfiguration', {}),
  ),
  onBucket('GetBucketTagging', 'GET', 'tagging', 'GetBucketTagging', settings.getTags),
  onBucket('PutBucketTagging', 'PUT', 'tagging', 'PutBucketTagging', settings.putTags),
  onBucket('DeleteBucketTagging', 'DELETE', 'tagging', 'PutBucketTagging', settings.clearsSetting('tags')),
  onBucket(
    'GetBucketWebsite',
    'GET',
    'website',
    'GetBucketWebsite',
    settings.notConfigured('NoSuchWebsiteConfiguration'),
  ),
  onBucket(
    'GetObjectLockConfiguration',
    'GET',
    'object-lock',
    'GetBucketObjectLockConfiguration',
    locks.getLockConfiguration,
  ),
  onBucket(
    'PutObjectLockConfiguration',
    'PUT',
    'object-lock',
    'PutBucketObjectLockConfiguration',
    locks.putLockConfiguration,
  ),
  onBucket(
    'GetBucketEncryption',
    'GET',
    'encryption',
    'GetEncryptionConfiguration',
    settings.notConfigured('ServerSideEncryptionConfigurationNotFoundError'),
  ),
  onBucket(
    'GetBucketReplication',
    'GET',
    'replication',
    'GetReplicationConfiguration',
    settings.notConfigured('ReplicationConfigurationNotFoundError'),
  ),
  onBucket(
    'GetPublicAccessBlock',
    'GET',
    'publicAccessBlock',
    'GetBucketPublicAccessBlock',
    settings.getPublicAccessBlock,
  ),
  onBucket('ListObjects', 'GET', '', 'ListBucket', listObjects),
  { ...onObject('UploadPartCopy', 'PUT', 'uploadId', 'PutObject', copyPart), header: 'x-amz-copy-source' },
  onObject('UploadPart', 'PUT', 'uploadId', 'PutObject', uploadPart),
  onObject('CreateMultipartUpload', 'POST', 'uploads', 'PutObject', createUpload, 'PUT'),
  onObject('CompleteMultipartUpload', 'POST', 'uploadId', 'PutObject', completeUpload, 'PUT'),
  onObject('AbortMultipartUpload', 'DELETE', 'uploadId', 'AbortMultipartUpload', abortUpload, 'PUT'),
  onObject('ListParts', 'GET', 'uploadId', 'ListMultipartUploadParts', listParts),
  onObject('GetObjectTagging', 'GET', 'tagging', 'GetObjectTagging', getTagging),
  onObject('PutObjectTagging', 'PUT', 'tagging', 'PutObjectTagging', putTagging),
  onObject('DeleteObjectTagging', 'DELETE', 'tagging', 'DeleteObjectTagging', deleteTagging),
  onObject('GetObjectRetention', 'GET', 'retention', 'GetObjectRetention', locks.getRetention),
  onObject('PutObjectRetention', 'PUT', 'retention', 'PutObjectRetention', locks.putRetention),
  onObject('GetObjectLegalHold', 'GET', 'legal-hold', 'GetObjectLegalHold', locks.getLegalHold),
  onObject('PutObjectLegalHold', 'PUT', 'legal-hold', 'PutObjectLegalHold', locks.putLegalHold),
  onObject('GetObjectAttributes', 'GET', 'attributes', 'GetObjectAttributes', getAttributes),
  onObject('GetObjectAcl', 'GET', 'acl', 'GetObjectAcl', acl.getObjectAcl),
  onObject('PutObjectAcl', 'PUT', 'acl', 'PutObjectAcl', acl.putObjectAcl),
  { ...onObject('CopyObject', 'PUT', '', 'PutObject', copyObject), header: 'x-amz-copy-source' },
  onObject('PutObject', 'PUT', '', 'PutObject', putObject),
  onObject('GetObject', 'GET', '', 'GetObject', getObject),
  onObject('HeadObject', 'HEAD', '', 'GetObject', headObject),
  onObject('DeleteObject', 'DELETE', '', 'DeleteObject', deleteObject),
];
