import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { NavLink } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import type { MenuEntry } from '../kit/module.ts';
import type { AnyResource } from '../kit/resource.ts';
import { useFormat, useLanguage, useText } from '../kit/text/index.ts';
import { resources } from '../resources/index.ts';
import { useSections } from './sections.ts';
import * as css from './navigation.css.ts';
import { useCount } from './useCount.ts';
import { useNarrow } from './useNarrow.ts';
import { shellWords } from './words.ts';

const iconOf = ({ path }: MenuEntry) => `menu-${path}`;
registerIcons(Object.fromEntries(resources.flatMap(({ menu }) => (menu ? [[iconOf(menu), menu.icon]] : []))));

const SectionSelect = later(async () => (await import('./SectionSelect.tsx')).SectionSelect);

export function SectionMenu() {
  const t = useText(shellWords);
  const sections = useSections();
  const isNarrow = useNarrow();
  return (
    <>
      <nav className={css.section} aria-label={t('section.label')}>
        {sections.map(({ group, entries }) => (
          <div key={group}>
            <h2 className={css.sectionTitle} id={`section-${group}`}>
              {t(`group.${group}`)}
            </h2>
            <ul aria-labelledby={`section-${group}`}>
              {entries.map(({ entry, resource }) => (
                <Entry key={entry.path} entry={entry} resource={resource} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {isNarrow && <SectionSelect />}
    </>
  );
}

function Entry({ entry, resource }: { entry: MenuEntry; resource: AnyResource }) {
  const language = useLanguage();
  const format = useFormat();
  const count = useCount(resource);
  return (
    <li>
      <NavLink className={css.sectionItem} to={`/compute/${entry.path}`}>
        <Icon name={iconOf(entry)} />
        <span className={css.sectionName}>{entry.title[language]}</span>
        {count !== null && <span className={css.sectionCount}>{format.number(count)}</span>}
      </NavLink>
    </li>
  );
}
