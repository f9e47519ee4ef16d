import { Select } from '@skydeck/react-bindings/select';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage, useText } from '../kit/text/index.ts';
import { useSections } from './sections.ts';
import * as css from './navigation.css.ts';
import { shellWords } from './words.ts';

/** Where there is no room for the menu (≤ 1180 px) it is a select. */
export function SectionSelect() {
  const t = useText(shellWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = useSections().flatMap((section) => section.entries);
  const current = entries.find(({ entry }) => pathname.startsWith(`/compute/${entry.path}`))?.entry.path ?? '';
  return (
    <div className={css.sectionSelect}>
      <Select
        label={t('section.go')}
        labelHidden
        size="small"
        name="section"
        value={current}
        onChange={(event) => {
          void navigate(`/compute/${(event.target as HTMLSelectElement).value}`);
        }}
      >
        {entries.map(({ entry }) => (
          <option key={entry.path} value={entry.path}>
            {entry.title[language]}
          </option>
        ))}
      </Select>
    </div>
  );
}
