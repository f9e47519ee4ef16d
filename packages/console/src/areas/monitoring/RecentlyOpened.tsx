import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import ethernetPort from 'lucide-static/icons/ethernet-port.svg?raw';
import { use } from 'react';
import { iconTile } from '../../kit/page/icon-tile.css.ts';
import { Ago, LinkTo } from '../../kit/page/index.ts';
import type { RecentItem } from '../../kit/recents/recents.ts';
import { useLanguage } from '../../kit/text/index.ts';
import { hitUrl, iconOfHit } from '../../layout/palette/hit-url.ts';
import { useRegistry } from '../../layout/registry.ts';
import * as css from './overview.css.ts';

registerIcons({ 'ethernet-port': ethernetPort });

/** The objects whose pages this person opened last in this browser. */
export function RecentlyOpened({ items }: { items: readonly RecentItem[] }) {
  const language = useLanguage();
  const registry = useRegistry();
  const names = use(registry.loadResourceNames());
  return (
    <ul className={css.recents}>
      {items.map(({ hit, at }) => {
        const to = hitUrl(registry, hit);
        return (
          to !== null && (
            <li key={`${hit.type} ${hit.id}`} className={css.recent}>
              <span className={iconTile.quiet}>
                <Icon name={iconOfHit(registry, hit.type)} size={16} />
              </span>
              <span className={css.rowText}>
                <LinkTo to={to} look="name">
                  {hit.name}
                </LinkTo>
                <span className={css.rowDetail}>
                  {names[hit.type]?.[language]}
                  {at && (
                    <>
                      {' · '}
                      <Ago at={at} />
                    </>
                  )}
                </span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
