import { Select } from '@skydeck/react-bindings/select';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Area } from '../../kit/module.ts';
import { useLanguage, useText } from '../../kit/text/index.ts';
import { useSections } from './sections.ts';
import * as css from './navigation.css.ts';
import { layoutWords } from '../words.ts';

/** Where there is no room for the menu (≤ 1180 px) it is a select. */
export function SectionSelect({ area }: { area: Area }) {
  const t = useText(layoutWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = useSections(area).flatMap((section) => section.entries);
  const current = entries.find(({ path }) => pathname.startsWith(`/${area.path}/${path}`))?.path ?? '';
  return (
    <div className={css.sectionSelect}>
      <Select
        label={t('section.go')}
        labelHidden
        size="small"
        name="section"
        value={current}
        onChange={(event) => {
          void navigate(`/${area.path}/${(event.target as HTMLSelectElement).value}`);
        }}
      >
        {entries.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[language]}
          </option>
        ))}
      </Select>
    </div>
  );
}
