import { resources } from '../../../resources/index.ts';
import { useFormat, useLanguage, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { type OfferedResource, type OfferGroups, resourceName } from './offers.rules.ts';
import { cloudOffersWords } from './words.ts';

const engines: Readonly<Record<string, string>> = { openstack: 'OpenStack' };

/** null: it is the platform's own. Of others, which may come, their name in the API. */
export const engineName = (engine: string): string | null =>
  engine === 'embedded' ? null : (engines[engine] ?? engine);

/** How the page calls the resources, and what is offered of them. */
export function useOfferText() {
  const t = useText(cloudOffersWords);
  const kit = useText(kitWords);
  const language = useLanguage();
  const format = useFormat();
  const withoutMenu: Readonly<Record<string, string>> = {
    subnet: kit('kind.subnets'),
    port: kit('kind.ports'),
    volume: kit('kind.volumes'),
    loadBalancerPool: kit('kind.load_balancer_pools'),
    loadBalancerFlavor: t('name.loadBalancerFlavor'),
    server: t('name.server'),
    quota: t('name.quota'),
  };
  const nameOf = (name: string) => {
    const known = resources.find((resource) => resource.name === resourceName(name));
    return known?.menu?.title[language] ?? withoutMenu[name] ?? name;
  };
  const stateOf = ({ state }: OfferedResource) => t(`state.${state}`);
  /** Of what is offered and works, its service. */
  const reasonOf = ({ reason, service }: OfferedResource): string | null => {
    if (reason === 'silent') return service?.error ?? null;
    if (reason !== null) return t(`reason.${reason}`, { service: service?.name ?? '', whole: service?.part_of ?? '' });
    return service?.part_of ?? service?.name ?? null;
  };
  /** Of a service that does not answer now, when it did. */
  const seenOf = ({ service }: OfferedResource): string | null =>
    service?.answered_at ? t('seen', { date: format.date(service.answered_at) }) : null;
  const effectOf = ({ effect }: OfferedResource) => t(`effect.${effect}`);
  /** For a ticket or a note. */
  const asText = (engine: string, { offered, missing }: OfferGroups) =>
    [
      kit('fact', { name: t('engine'), value: engineName(engine) ?? t('engine.own') }),
      ...[...offered, ...missing].map((row) =>
        [
          kit('fact', { name: nameOf(row.name), value: stateOf(row) }),
          effectOf(row),
          row.reason && reasonOf(row),
          seenOf(row),
        ]
          .filter(Boolean)
          .join('. '),
      ),
    ].join('\n');
  return { nameOf, stateOf, effectOf, reasonOf, seenOf, asText };
}
