import { Icon } from '@skydeck/react-bindings/icon';
import { type ReactNode, Suspense, useId } from 'react';
import { LinkTo } from '../page/index.ts';
import * as card from '../page/card.css.ts';
import { iconTile } from '../page/icon-tile.css.ts';
import { useFormat } from '../text/index.ts';
import { AllLink } from './AllLink.tsx';
import * as css from './details.css.ts';

export interface RelatedItem {
  readonly id: string;
  readonly name: string;
  /** Its page; left out: it has none, or nobody knows where. */
  readonly to?: string | null;
  readonly fact?: ReactNode;
  readonly state?: ReactNode;
}

interface RelatedProps {
  readonly title: string;
  readonly icon: string;
  readonly items: readonly RelatedItem[];
  /** How many there are, where these are not all. */
  readonly count?: number;
  /** Where all of them are listed. */
  readonly all?: string;
}

/** So many show. */
export const MOST_RELATED = 5;

/** Objects that belong to the one of the page, in a card beside its facts; without any there is no card. */
export function Related({ title, icon, items, count = items.length, all }: RelatedProps) {
  const format = useFormat();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby={id}>
      <header className={card.cardHead}>
        <h2 id={id} className={card.cardTitle}>
          {title}
        </h2>
        <div className={card.cardAction}>
          {count > MOST_RELATED && all ? (
            <Suspense>
              <AllLink to={all} count={count} />
            </Suspense>
          ) : (
            format.number(count)
          )}
        </div>
      </header>
      <ul className={css.related}>
        {items.slice(0, MOST_RELATED).map((item) => (
          <li key={item.id} className={css.relatedItem}>
            <span className={iconTile.quiet}>
              <Icon name={icon} />
            </span>
            <span className={css.relatedTexts}>
              {item.to ? (
                <LinkTo look="name" to={item.to}>
                  {item.name}
                </LinkTo>
              ) : (
                <bdi>{item.name}</bdi>
              )}
              {item.fact && (
                <span className={css.relatedFact}>
                  <Suspense>
                    <bdi>{item.fact}</bdi>
                  </Suspense>
                </span>
              )}
            </span>
            {/* In the words of another resource, which come when it first shows. */}
            {item.state && (
              <span className={css.relatedState}>
                <Suspense>{item.state}</Suspense>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
