import type { CloudOffers, Offer } from '@skydeck/contract';

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
  readonly effect: 'all' | 'read' | 'no_entry' | 'no_list';
}

export interface OfferGroups {
  readonly offered: readonly OfferedResource[];
  readonly missing: readonly OfferedResource[];
}

/** `floatingIp` of the contract is the resource `floating_ip` of the console. */
export const resourceName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What there is first, each in the order of the contract. */
export function groupOffers({ resources }: CloudOffers, known: readonly Known[]): OfferGroups {
  const inMenu = new Set(known.flatMap(({ name, menu }) => (menu ? [name] : [])));
  const all = resources.map(({ name, offer }): OfferedResource => {
    const none = inMenu.has(resourceName(name)) ? 'no_entry' : 'no_list';
    return { name, offer, effect: offer === 'none' ? none : offer };
  });
  return { offered: all.filter(({ offer }) => offer !== 'none'), missing: all.filter(({ offer }) => offer === 'none') };
}

/** What is left out of the console. */
export const leftOutOf = ({ offered, missing }: OfferGroups) => ({
  entries: missing.filter(({ effect }) => effect === 'no_entry').length,
  lists: missing.filter(({ effect }) => effect === 'no_list').length,
  forms: offered.filter(({ effect }) => effect === 'read').length,
});
