import { networkSearch } from '../resources/network/search.ts';
import { projectSearch } from '../resources/project/search.ts';
import { routerSearch } from '../resources/router/search.ts';
import { subnetSearch } from '../resources/subnet/search.ts';
import { bucketSearch } from '../s3/search.ts';
import type { Store } from '../store/store.ts';
import type { SearchLine } from './line.ts';

/** What can be found in the embedded cloud, one line for each resource. */
const searches = [
  // Of what fits as well, this order decides.
  networkSearch,
  subnetSearch,
  routerSearch,
  bucketSearch,
  projectSearch,
];

export const embeddedSearch = (store: Store): readonly SearchLine[] => searches.map((search) => search(store));
