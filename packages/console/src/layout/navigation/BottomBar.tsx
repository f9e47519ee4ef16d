import { Icon } from '@skydeck/react-bindings/icon';
import { NavLink } from '../../kit/navigation/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useServices } from './Rail.tsx';
import * as css from './navigation.css.ts';
import { layoutWords } from '../words.ts';

/** The rail of small screens: labelled, at the bottom. CSS shows one of the two. */
export function BottomBar() {
  const t = useText(layoutWords);
  return (
    <nav className={css.bottomBar} aria-label={t('rail.label')}>
      {useServices().map(({ path, icon, label }) => (
        <NavLink key={path} className={css.bottomItem} to={path}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
