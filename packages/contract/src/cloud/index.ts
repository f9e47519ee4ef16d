import { array, type Infer, nullable, string, type } from 'superstruct';
import { get } from '../http.ts';
import { enums } from '../structs.ts';

/** `all`: as the contract has it. `read`: made and changed elsewhere. `none`: no call, no menu entry. */
export const cloudOffers = ['all', 'read', 'none'] as const;
export type Offer = (typeof cloudOffers)[number];

/** What the cloud behind the console has of the resources. */
export const CloudOffers = type({
  /** `embedded`, `openstack`; open, for there may be others. */
  engine: string(),
  resources: array(type({ name: string(), offer: enums(cloudOffers) })),
});
export type CloudOffers = Infer<typeof CloudOffers>;

/** Where programs of the cloud itself reach it. */
export const CloudAccess = type({
  /** null: there is no OpenStack behind the console. */
  openstack: nullable(
    type({
      /** Keystone, with its version. */
      auth_url: string(),
      /** null: the first of the catalogue. */
      region_name: nullable(string()),
      /** `public`, `internal` or `admin`. */
      interface: string(),
    }),
  ),
});
export type CloudAccess = Infer<typeof CloudAccess>;

export const cloudApi = {
  access: get('/api/v2/cloud/access', CloudAccess),
  /** For whoever administers the cloud: why a resource of the contract is in no menu. */
  offers: get('/api/v2/cloud/offers', CloudOffers),
} as const;
