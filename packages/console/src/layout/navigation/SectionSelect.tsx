import { Icon } from '@skydeck/react-bindings/icon';
import { Select } from '@skydeck/react-bindings/select';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Area } from '../../kit/module.ts';
import { useLanguage, useText } from '../../kit/text/index.ts';
import { useSections } from './sections.ts';
import * as css from './navigation.css.ts';
import { layoutWords } from '../words.ts';

/** Where there is no room for the menu (≤ 1180 px) it is a select: on the title of a page, or above a page that has none. */
export function SectionSelect({ area, isOnTitle = false }: { area: Area; isOnTitle?: boolean }) {
  const t = useText(layoutWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = useSections(area).flatMap((section) => section.entries);
  const current = entries.find(({ path }) => pathname.startsWith(`/${area.path}/${path}`))?.path ?? '';
  const go = (path: string) => void navigate(`/${area.path}/${path}`);
  const options = entries.map(({ path, title }) => (
    <option key={path} value={path}>
      {title[language]}
    </option>
  ));
  if (isOnTitle)
    return (
      <span className={css.titleSelect}>
        <Icon name="chevrons-up-down" />
        <select
          className={css.titleOptions}
          aria-label={t('section.go')}
          name="section"
          value={current}
          onChange={({ target }) => go(target.value)}
        >
          {options}
        </select>
      </span>
    );
  return (
    <div className={css.sectionSelect}>
      <Select
        label={t('section.go')}
        labelHidden
        size="small"
        name="section"
        value={current}
        onChange={(event) => go((event.target as HTMLSelectElement).value)}
      >
        {options}
      </Select>
    </div>
  );
}
