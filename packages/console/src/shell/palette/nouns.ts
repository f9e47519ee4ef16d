import bucket from '../../areas/s3/buckets/words/noun.json';
import type { Titles } from '../../kit/module.ts';
import network from '../../resources/network/words/noun.json';
import router from '../../resources/router/words/noun.json';
import subnet from '../../resources/subnet/words/noun.json';

/**
 * What one object is called, by the name of its resource: one line each. No part of the resource's module, which is there
 * before anybody searches.
 */
export const nouns: Readonly<Record<string, Titles>> = {
  network,
  subnet,
  router,
  s3_bucket: bucket,
};
