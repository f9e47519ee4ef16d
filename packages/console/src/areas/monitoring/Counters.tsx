import type { Overview } from '@skydeck/contract';
import { Icon } from '@skydeck/react-bindings/icon';
import { type AreaEntry, menuIcon } from '../../kit/module.ts';
import { Link } from '../../kit/navigation/index.ts';
import { Status } from '../../kit/page/index.ts';
import { useFormat, useLanguage, useText } from '../../kit/text/index.ts';
import { useSections } from '../../layout/navigation/sections.ts';
import { compute } from '../compute/index.ts';
import { countFamilies } from './counters.rules.ts';
import { families } from './families.ts';
import * as css from './overview.css.ts';
import { overviewWords } from './words.ts';

/** How many there are of each resource, and how they stand; each number leads to the list that has the same. */
export function Counters({ overview }: { overview: Overview }) {
  const entries = useSections(compute).flatMap((section) => section.entries);
  const counted = entries.flatMap((entry) => {
    const found = overview.resources.find(({ type }) => type === entry.counts);
    return found ? [{ entry, ...found }] : [];
  });
  return (
    <ul className={css.counters}>
      {counted.map(({ entry, ...facts }) => (
        <Counter key={facts.type} entry={entry} {...facts} />
      ))}
    </ul>
  );
}

type CounterProps = Overview['resources'][number] & { readonly entry: AreaEntry };

function Counter({ entry, type, count, statuses }: CounterProps) {
  const t = useText(overviewWords);
  const language = useLanguage();
  const { number } = useFormat();
  const list = `/${compute.path}/${entry.path}`;
  const familyOf = families[type];
  return (
    <li className={css.counter}>
      <Link to={list} className={css.counterName}>
        <Icon name={menuIcon(entry)} size={16} />
        <span>{entry.title[language]}</span>
      </Link>
      <div className={css.counterLine}>
        <span className={css.metric}>{number(count)}</span>
        {familyOf &&
          countFamilies(statuses, familyOf).map((one) => (
            <Link
              key={one.family}
              to={`${list}?status=${encodeURIComponent(JSON.stringify(one.statuses))}`}
              className={css.state}
              aria-label={t(`state.${one.family}`, { amount: number(one.count) })}
            >
              <Status state={one.family} label={number(one.count)} />
            </Link>
          ))}
      </div>
    </li>
  );
}
