import { Icon } from '@skydeck/react-bindings/icon';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Area, type AreaEntry, menuIcon } from '../../kit/module.ts';
import { NavLink } from '../../kit/navigation/index.ts';
import { menuName, menuTitle } from '../../kit/page/menu.css.ts';
import { useFormat, useLanguage, useText } from '../../kit/text/index.ts';
import { useSections } from './sections.ts';
import * as css from './navigation.css.ts';
import { useCount } from './useCount.ts';
import { useNarrow } from './useNarrow.ts';
import { layoutWords } from '../words.ts';

export const SectionSelect = lazyComponent(async () => (await import('./SectionSelect.tsx')).SectionSelect);

export function SectionMenu({ area }: { area: Area }) {
  const t = useText(layoutWords);
  const language = useLanguage();
  const sections = useSections(area);
  const isNarrow = useNarrow();
  const Aside = area.aside;
  return (
    <>
      <nav className={css.section} aria-label={area.title[language]}>
        {sections.map(({ group, entries }) => (
          <div key={group}>
            <h2 className={menuTitle} id={`section-${group}`}>
              {t(`group.${group}`)}
            </h2>
            <ul aria-labelledby={`section-${group}`}>
              {entries.map((entry) => (
                <Entry key={entry.path} area={area} entry={entry} />
              ))}
            </ul>
          </div>
        ))}
        {Aside && !isNarrow && <Aside />}
      </nav>
      {isNarrow && <SectionSelect area={area} />}
    </>
  );
}

function Entry({ area, entry }: { area: Area; entry: AreaEntry }) {
  const language = useLanguage();
  return (
    <li>
      <NavLink className={css.sectionItem} to={`/${area.path}/${entry.path}`}>
        <Icon name={menuIcon(entry)} />
        <span className={menuName} title={entry.title[language]}>
          {entry.title[language]}
        </span>
        {entry.counts && <Count of={entry.counts} />}
      </NavLink>
    </li>
  );
}

function Count({ of }: { of: string }) {
  const format = useFormat();
  const count = useCount(of);
  return count === null ? null : <span className={css.sectionCount}>{format.number(count)}</span>;
}
