import {
  type CloudOffers,
  type Method,
  type Offer,
  projectResources,
  quotaSubjects,
  type Subject,
} from '@skydeck/contract';

const resources = { ...projectResources, quota: quotaSubjects };
export type ResourceName = keyof typeof resources;

/** What an engine has of the resources of projects; those left out it does not have. */
export type Offers = Readonly<Partial<Record<ResourceName, 'all' | 'read'>>>;

const names = Object.keys(resources) as ResourceName[];

const offerOf = (offered: Offers | null, name: ResourceName): Offer =>
  offered === null ? 'all' : (offered[name] ?? 'none');

/** null: all of them. */
export const offersOf = (engine: string, offered: Offers | null): CloudOffers => ({
  engine,
  resources: names.map((name) => ({ name, offer: offerOf(offered, name) })),
});

/** Whether there is a call for a right: one of a subject that resources share is for each of them. */
export function hasCallsFor(offered: Offers | null, subject: Subject, method: Method): boolean {
  const concerned = names.filter((name) => Object.values<Subject>(resources[name]).includes(subject));
  if (concerned.length === 0) return true;
  return concerned.some((name) => {
    const offer = offerOf(offered, name);
    return offer === 'all' || (offer === 'read' && method === 'GET');
  });
}
