import { array, define, type Infer, instance, number, object, optional, string, type, unknown } from 'superstruct';
import { get, page, remove, send } from '../http.ts';
import { pictureKinds } from './pictures.ts';
import { enums } from '../structs.ts';

/** Who may read a property: `pub` everybody, before login too; `auth` who is signed in and sees the domain. */
export const propertyAccesses = ['pub', 'auth'] as const;
export type PropertyAccess = (typeof propertyAccesses)[number];

/** What a domain is told to remember under a key (spec: theme.property). */
export const DomainProperty = type({
  domain_id: string(),
  key: string(),
  /** Any JSON: other programs keep theirs here, too. */
  value: unknown(),
  access: string(),
});
export type DomainProperty = Infer<typeof DomainProperty>;

/** What one domain has, without the values. */
export const DomainPropertyKeys = type({
  /** Its id. */
  domain: string(),
  domain_name: string(),
  keys: array(string()),
});
export type DomainPropertyKeys = Infer<typeof DomainPropertyKeys>;

const Json = define<unknown>('json', (value) => value !== undefined);
const Access = enums(propertyAccesses);

export const PropertyBody = object({ data: Json, access: Access });
export type PropertyBody = Infer<typeof PropertyBody>;
/** Without `access` it stays as it is. */
export const PropertyUpdate = object({ data: Json, access: optional(Access) });
export type PropertyUpdate = Infer<typeof PropertyUpdate>;

export const PropertyAccessBody = object({ access: Access });
export type PropertyAccessBody = Infer<typeof PropertyAccessBody>;

/** A picture that was taken in; it is the domain's once its theme names it. */
export const ThemePicture = type({
  /** 32 hexadecimal digits, never used twice: another picture has another name. */
  name: string(),
  kind: enums(pictureKinds),
  media_type: string(),
  /** Bytes. */
  size: number(),
  /** Where it is served, under the console's own address. */
  address: string(),
});
export type ThemePicture = Infer<typeof ThemePicture>;

// A domain goes by its id or its name.
const list = '/api/v2/domains/{domain}/props';
const one = `${list}/{key}` as const;

export const domainPropertyApi = {
  /** Of every domain of which the caller may read something; for who is signed in. */
  all: get('/api/v2/domains/props', page(DomainPropertyKeys)),
  /** Of one domain, as far as the caller may read them. A domain that is not there has none. */
  list: get(list, page(DomainProperty)),
  read: get(one, DomainProperty),
  /** 409 `name_taken` when there is one under this key. */
  create: send('POST', one, PropertyBody, DomainProperty),
  /** 404 when there is none under this key: then it is created. */
  replace: send('PUT', one, PropertyUpdate, DomainProperty),
  /** Who may read it; the value stays. */
  setAccess: send('PUT', `${one}/access`, PropertyAccessBody, DomainProperty),
  remove: remove(one),
} as const;

export const themePictureApi = {
  /** The body is the file itself, as `application/octet-stream`: it is sent by `upload`, not by `call`. */
  add: send('POST', '/api/v2/domains/{id}/theme/pictures/{kind}', instance(Uint8Array), ThemePicture),
} as const;
