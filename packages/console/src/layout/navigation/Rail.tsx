import { Icon } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import { NavLink } from '../../kit/navigation/index.ts';
import { useLanguage, useText } from '../../kit/text/index.ts';
import { useRailAreas } from './areas.ts';
import * as css from './navigation.css.ts';
import { layoutWords } from '../words.ts';

/** What can be gone to at all; the rail and the bar of small screens show the same. */
export function useServices() {
  const language = useLanguage();
  return useRailAreas().map(({ path, title }) => ({
    path: `/${path}`,
    icon: `area-${path}`,
    label: title[language],
  }));
}

export function Rail() {
  const t = useText(layoutWords);
  return (
    <nav className={css.rail} aria-label={t('rail.label')}>
      {useServices().map(({ path, icon, label }) => (
        <Tooltip key={path} text={label} placement="end">
          <NavLink className={css.railItem} to={path} aria-label={label}>
            <Icon name={icon} size={20} />
          </NavLink>
        </Tooltip>
      ))}
    </nav>
  );
}
