import { isDamaged, isDiskFull } from '../../store/disk-faults.ts';
import { StoreUnavailable } from '../../store/passing-faults.ts';

/** S3's own codes with their status and, where nothing better is known, their words (AWS, "Error responses"). */
const catalogue = {
  AccessControlListNotSupported: [
    400,
    'Only canned access control lists are offered; name accounts in a bucket policy',
  ],
  AccessDenied: [403, 'Access Denied'],
  AllAccessDisabled: [403, 'All access to this object storage has been disabled'],
  AuthorizationHeaderMalformed: [400, 'The authorization header is malformed'],
  AuthorizationQueryParametersError: [400, 'The authorization parameters of the address are malformed'],
  BadDigest: [400, 'The Content-MD5 or checksum does not match what was received'],
  BucketAlreadyExists: [409, 'The bucket name is taken; names are shared by all projects'],
  BucketAlreadyOwnedByYou: [409, 'Your project has this bucket already'],
  BucketNotEmpty: [409, 'The bucket is not empty'],
  // S3 has no code for it; clients tell it as it is.
  DataDamaged: [500, 'The stored data is damaged or gone; the administrator has to put it back'],
  EntityTooLarge: [400, 'The upload is larger than the greatest allowed object size'],
  EntityTooSmall: [400, 'A part that is not the last one is smaller than 5 MiB'],
  ExpiredToken: [400, 'The token has expired'],
  IncompleteBody: [400, 'The body is not as long as its headers say'],
  InsufficientStorage: [507, 'There is no room left on the disk'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The access key id is not known'],
  InvalidArgument: [400, 'An argument is not valid'],
  InvalidBucketState: [409, 'The state of the bucket does not allow this'],
  InvalidBucketName: [400, 'The bucket name is not valid'],
  InvalidDigest: [400, 'The Content-MD5 or checksum is not valid'],
  InvalidLocationConstraint: [400, 'There is no such region here'],
  InvalidPart: [400, 'One or more of the parts were not uploaded, or have another ETag'],
  InvalidPartOrder: [400, 'The list of parts is not in ascending order'],
  InvalidPolicyDocument: [400, 'The policy of the form is not valid'],
  InvalidRange: [416, 'The range is not satisfiable'],
  InvalidRequest: [400, 'The request is not valid'],
  InvalidTag: [400, 'The tags are not valid'],
  InvalidURI: [400, 'The address cannot be read'],
  KeyTooLongError: [400, 'The key is longer than 1024 bytes'],
  MalformedPOSTRequest: [400, 'The form cannot be read'],
  MalformedPolicy: [400, 'The policy is not valid'],
  MalformedXML: [400, 'The XML is not well-formed or not of the expected form'],
  MaxPostPreDataLengthExceededError: [400, 'The fields of the form before its file are too large'],
  MaxMessageLengthExceeded: [400, 'The request is too big'],
  MetadataTooLarge: [400, 'The metadata is larger than 2 KiB'],
  MethodNotAllowed: [405, 'The method is not allowed on this resource'],
  MisdirectedRequest: [421, 'The object storage is reached by its own host alone'],
  MissingContentLength: [411, 'The Content-Length header is needed'],
  NoSuchBucket: [404, 'The bucket does not exist'],
  NoSuchBucketPolicy: [404, 'The bucket has no policy'],
  NoSuchCORSConfiguration: [404, 'The bucket has no CORS configuration'],
  NoSuchKey: [404, 'The key does not exist'],
  NoSuchObjectLockConfiguration: [404, 'The object has no lock'],
  NoSuchLifecycleConfiguration: [404, 'The bucket has no lifecycle configuration'],
  NoSuchPublicAccessBlockConfiguration: [404, 'The bucket has no public access block'],
  NoSuchTagSet: [404, 'There are no tags'],
  NoSuchUpload: [404, 'The upload does not exist; it may have been completed or aborted'],
  NoSuchVersion: [404, 'The version does not exist'],
  NoSuchWebsiteConfiguration: [404, 'The bucket has no website configuration'],
  NotImplemented: [501, 'This is not offered here'],
  ObjectLockConfigurationNotFoundError: [404, 'The bucket has no object lock configuration'],
  OperationAborted: [409, 'Another change is in progress'],
  PreconditionFailed: [412, 'A precondition does not hold'],
  ReplicationConfigurationNotFoundError: [404, 'The bucket has no replication configuration'],
  RequestTimeTooSkewed: [403, 'The time of the request differs too much from the time of the server'],
  RequestTimeout: [400, 'Nothing more of the request came in time'],
  ServerSideEncryptionConfigurationNotFoundError: [404, 'The bucket has no encryption configuration'],
  ServiceUnavailable: [503, 'The server is going to stop'],
  SignatureDoesNotMatch: [403, 'The signature does not match; check the secret key and how you sign'],
  TooManyBuckets: [400, 'The project has as many buckets as it may have'],
  XAmzContentSHA256Mismatch: [400, 'x-amz-content-sha256 does not match what was received'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type S3Code = keyof typeof catalogue;

/** A "no" that S3 clients understand: it becomes the `<Error>` document. */
export class S3Error extends Error {
  readonly code: S3Code;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Elements of the document besides code and message: what a client needs to see why. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    code: S3Code,
    message?: string,
    headers: Readonly<Record<string, string>> = {},
    details: ErrorDetails = {},
  ) {
    super(message ?? catalogue[code][1]);
    this.name = 'S3Error';
    this.code = code;
    this.status = catalogue[code][0];
    this.headers = headers;
    this.details = details;
  }
}

type ErrorDetails = Readonly<Record<string, string | number>>;

/** Not an error to be told: 304, which has no document. */
export class NotModified extends Error {
  readonly headers: Readonly<Record<string, string>>;

  constructor(headers: Readonly<Record<string, string>>) {
    super('not modified');
    this.headers = headers;
  }
}

/** Any error as one that may be told; null: it is a fault of ours, of which nothing leaves the server. */
export function reportableError(error: unknown): S3Error | null {
  if (error instanceof S3Error) return error;
  if (isDiskFull(error)) return new S3Error('InsufficientStorage');
  if (error instanceof StoreUnavailable)
    return new S3Error('ServiceUnavailable', 'A part of the server does not answer');
  return isDamaged(error) ? new S3Error('DataDamaged') : null;
}

/** Whether the operator has to know: what nobody foresaw, and what is lost. */
export const shouldReport = (error: unknown): boolean =>
  !reportableError(error) || isDamaged(error) || error instanceof StoreUnavailable;
