import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { theme } from '../app/theme.ts';
import { later } from '../kit/later.tsx';
import { Logo } from './Logo.tsx';
import { ProjectChooser } from './ProjectChooser.tsx';
import * as css from './shell.css.ts';

// With all it can show it weighs as much as the rest of the header; the first rows do not wait for it.
const Bell = later(async () => (await import('./Bell.tsx')).Bell);
const UserMenu = later(async () => (await import('./UserMenu.tsx')).UserMenu, <span className={css.bellPlace} />);

export function Header() {
  const { current } = useSnapshot(theme);
  return (
    <header className={css.header}>
      <Link className={css.brand} to="/">
        <span className={css.brandMark}>
          <Logo />
        </span>
        <span className={css.brandName}>{current?.productTitle}</span>
      </Link>
      <ProjectChooser />
      <div className={css.headerEnd}>
        <span className={css.bellPlace}>
          <Bell />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
