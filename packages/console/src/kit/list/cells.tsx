import { Ip, LinkTo } from '../page/index.ts';
import * as css from './cells.css.ts';
import type { Entry } from './item-columns.tsx';

/** So many characters at the end tell one name from the next: a counter, a date, the beginning of an id. */
const END = 9;
const LONG = 20;

export const isCut = (text: string) => text.length >= LONG;

/** A name that is cut in its middle where it does not fit, for its end tells the rows apart. */
export function MiddleCut({ children: text }: { readonly children: string }) {
  if (!isCut(text)) return <bdi>{text}</bdi>;
  const characters = [...text];
  return (
    <bdi className={css.cut}>
      <span className={css.start}>{characters.slice(0, -END).join('')}</span>
      <span className={css.end}>{characters.slice(-END).join('')}</span>
    </bdi>
  );
}

/** The first, and how many more; who listens hears all of them. */
export function Entries({ of: [first, ...rest], isAddress }: { of: readonly Entry[]; isAddress: boolean }) {
  if (!first) return '—';
  const text = isAddress ? <Ip>{first.text}</Ip> : <bdi>{first.text}</bdi>;
  const shown = <LinkTo to={first.to ?? null}>{text}</LinkTo>;
  if (rest.length === 0) return shown;
  const others = rest.map((one) => one.text).join(', ');
  return (
    <span className={css.entries} data-full={`${first.text}, ${others}`}>
      <span className={css.start}>{shown}</span>
      <span aria-hidden="true" className={css.more} dir="ltr">
        +{rest.length}
      </span>
      <span className={css.unseen}>, {others}</span>
    </span>
  );
}
