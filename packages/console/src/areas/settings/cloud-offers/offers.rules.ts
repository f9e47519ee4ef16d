import type { CloudOffers, CloudServices, CloudServiceState, Offer } from '@skydeck/contract';

/** What the console knows of a resource. */
interface Known {
  readonly name: string;
  readonly menu: object | null;
}

/** What an offer means for the console. `menu`: it has, or would have, an entry in a menu. */
export interface OfferedResource {
  /** As the contract names it: `floatingIp`. */
  readonly name: string;
  readonly offer: Offer;
  /** `silent`: it is offered, and its service does not answer. */
  readonly state: Offer | 'silent';
  readonly effect: 'all' | 'read' | 'no_entry' | 'no_list';
  /** The service of the cloud that it is of; null: none, or there is no cloud elsewhere. */
  readonly service: CloudServiceState | null;
  /** Why it is not offered, or does not work now; null: it is, and does. */
  readonly reason: OfferReason | null;
}

/** `missing` in the catalogue, `not_in` its service, `unused` by the console though it is there, `silent`, `no_service` has it. */
export type OfferReason = 'missing' | 'not_in' | 'unused' | 'silent' | 'no_service';

export interface OfferGroups {
  readonly offered: readonly OfferedResource[];
  readonly missing: readonly OfferedResource[];
}

/** `floatingIp` of the contract is the resource `floating_ip` of the console. */
export const resourceName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What there is first, each in the order of the contract. */
export function groupOffers(
  { resources }: CloudOffers,
  { openstack }: CloudServices,
  known: readonly Known[],
): OfferGroups {
  const inMenu = new Set(known.flatMap(({ name, menu }) => (menu ? [name] : [])));
  const all = resources.map(({ name, offer }): OfferedResource => {
    const none = inMenu.has(resourceName(name)) ? 'no_entry' : 'no_list';
    const service = openstack?.services.find((one) => one.resources.includes(name)) ?? null;
    const reason = openstack ? reasonOf(offer, service) : null;
    const state = offer !== 'none' && reason === 'silent' ? 'silent' : offer;
    return { name, offer, state, effect: offer === 'none' ? none : offer, service, reason };
  });
  return { offered: all.filter(({ offer }) => offer !== 'none'), missing: all.filter(({ offer }) => offer === 'none') };
}

function reasonOf(offer: Offer, service: CloudServiceState | null): OfferReason | null {
  if (service === null) return offer === 'none' ? 'no_service' : null;
  if (service.state === 'silent') return 'silent';
  if (service.state === 'missing') return service.part_of === null ? 'missing' : 'not_in';
  return offer === 'none' ? 'unused' : null;
}

/** The service that an operator may add to the cloud, where that is why a resource is not offered. */
export const addableService = ({ service, reason }: OfferedResource): CloudServiceState | null =>
  reason === 'missing' || reason === 'not_in' ? service : null;

/** How many services of the catalogue resources are of; a part of a service is none by itself. */
export const usedServices = ({ offered }: OfferGroups): number =>
  new Set(offered.flatMap(({ service }) => (service ? [service.part_of ?? service.name] : []))).size;

/** What is left out of the console. */
export const leftOutOf = ({ offered, missing }: OfferGroups) => ({
  entries: missing.filter(({ effect }) => effect === 'no_entry').length,
  lists: missing.filter(({ effect }) => effect === 'no_list').length,
  forms: offered.filter(({ effect }) => effect === 'read').length,
});
