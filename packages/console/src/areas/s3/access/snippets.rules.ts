export interface SnippetFacts {
  /** `https://s3.example:8890`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  /** null once it is not known any more: a name stands in its place. */
  readonly secret: string | null;
}

export const tools = ['aws', 'rclone', 'boto3', 's3cmd', 'javascript', 'terraform'] as const;
export type Tool = (typeof tools)[number];

/** The product's own name, and the language of what is written. */
export const toolNames: Readonly<Record<Tool, { readonly name: string; readonly language: string }>> = {
  aws: { name: 'AWS CLI', language: 'Shell' },
  rclone: { name: 'rclone', language: 'INI' },
  boto3: { name: 'boto3', language: 'Python' },
  s3cmd: { name: 's3cmd', language: 'INI' },
  javascript: { name: 'JavaScript', language: 'JavaScript' },
  terraform: { name: 'Terraform', language: 'HCL' },
};

const SECRET = 'YOUR_SECRET_KEY';

const writers: Readonly<Record<Tool, (facts: SnippetFacts & { readonly secret: string }) => string[]>> = {
  aws: ({ endpoint, region, accessKey, secret }) => [
    `export AWS_ACCESS_KEY_ID=${accessKey}`,
    `export AWS_SECRET_ACCESS_KEY=${secret}`,
    `export AWS_DEFAULT_REGION=${region}`,
    '',
    `aws --endpoint-url ${endpoint} s3 ls`,
  ],
  rclone: ({ endpoint, region, accessKey, secret }) => [
    '[cloud]',
    'type = s3',
    'provider = Other',
    `endpoint = ${endpoint}`,
    `region = ${region}`,
    `access_key_id = ${accessKey}`,
    `secret_access_key = ${secret}`,
    'force_path_style = true',
  ],
  boto3: ({ endpoint, region, accessKey, secret }) => [
    'import boto3',
    '',
    's3 = boto3.client(',
    '    "s3",',
    `    endpoint_url="${endpoint}",`,
    `    region_name="${region}",`,
    `    aws_access_key_id="${accessKey}",`,
    `    aws_secret_access_key="${secret}",`,
    ')',
    'print([bucket["Name"] for bucket in s3.list_buckets()["Buckets"]])',
  ],
  s3cmd: ({ endpoint, region, accessKey, secret }) => {
    const { host, protocol } = new URL(endpoint);
    return [
      '[default]',
      `access_key = ${accessKey}`,
      `secret_key = ${secret}`,
      `host_base = ${host}`,
      `host_bucket = ${host}`,
      `bucket_location = ${region}`,
      `use_https = ${protocol === 'https:' ? 'True' : 'False'}`,
      'signature_v2 = False',
    ];
  },
  javascript: ({ endpoint, region, accessKey, secret }) => [
    "import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';",
    '',
    'const s3 = new S3Client({',
    `  endpoint: '${endpoint}',`,
    `  region: '${region}',`,
    '  forcePathStyle: true,',
    `  credentials: { accessKeyId: '${accessKey}', secretAccessKey: '${secret}' },`,
    '});',
    'console.log(await s3.send(new ListBucketsCommand()));',
  ],
  terraform: ({ endpoint, region, accessKey, secret }) => [
    'provider "aws" {',
    `  region     = "${region}"`,
    `  access_key = "${accessKey}"`,
    `  secret_key = "${secret}"`,
    '',
    '  s3_use_path_style           = true',
    '  skip_credentials_validation = true',
    '  skip_metadata_api_check     = true',
    '  skip_region_validation      = true',
    '  skip_requesting_account_id  = true',
    '',
    '  endpoints {',
    `    s3 = "${endpoint}"`,
    '  }',
    '}',
  ],
};

/** What a person pastes to begin with a tool. */
export const snippetOf = (tool: Tool, { secret, ...facts }: SnippetFacts): string =>
  writers[tool]({ ...facts, secret: secret ?? SECRET }).join('\n');
