import { array, type Infer, nullable, number, string, type } from 'superstruct';
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

/** `missing`: it is not in the catalogue, or not in the service that it is a part of. */
export const serviceStates = ['answers', 'silent', 'missing'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** A service that resources of the contract are of, as it was when this was asked. */
export const CloudServiceState = type({
  /** As OpenStack calls it: `neutron`. Of a part of one, the alias of the extension: `vpnaas`. */
  name: string(),
  /** `neutron`, of `vpnaas`; null: it is a service by itself. */
  part_of: nullable(string()),
  /** As catalogues call it: `load-balancer`. Of a part, the type of the whole. */
  type: string(),
  state: enums(serviceStates),
  /** The newest that it speaks: `2.96`. null: it did not say. */
  version: nullable(string()),
  /** What came in place of an answer. */
  error: nullable(string()),
  /** When one that does not answer now was last seen to do so; null: never, or it answers. */
  answered_at: nullable(string()),
  /** Names as in `offers`. */
  resources: array(string()),
});
export type CloudServiceState = Infer<typeof CloudServiceState>;

export const CloudServices = type({
  /** null: there is no OpenStack behind the console. */
  openstack: nullable(
    type({
      /** How many services the catalogue has, those that nothing here uses too. */
      in_catalogue: number(),
      checked_at: string(),
      services: array(CloudServiceState),
    }),
  ),
});
export type CloudServices = Infer<typeof CloudServices>;

export const cloudApi = {
  access: get('/api/v2/cloud/access', CloudAccess),
  /** For whoever administers the cloud: why a resource of the contract is in no menu. */
  offers: get('/api/v2/cloud/offers', CloudOffers),
  /** The same, of the services behind them: each is asked. */
  services: get('/api/v2/cloud/services', CloudServices),
} as const;
