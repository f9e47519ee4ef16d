import { S3_PROXY_PATH } from '@skydeck/contract';

export const PROXY_PATH = S3_PROXY_PATH;

/**
 * What addresses for the console's own endpoint are signed with in the place of a host: they are good for nothing at the S3
 * port, and those of the S3 port for nothing here.
 */
export const PROXY_HOST = 's3proxy';
