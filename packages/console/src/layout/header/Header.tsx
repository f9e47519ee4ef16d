import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import search from 'lucide-static/icons/search.svg?raw';
import { useSnapshot } from 'valtio';
import { theme } from '../../preferences/theme.ts';
import { Link } from '../../kit/navigation/index.ts';
import { useText } from '../../kit/text/index.ts';
import { Logo } from './Logo.tsx';
import { ProjectChooser } from '../project/ProjectChooser.tsx';
import { LazyNotificationBell } from '../notifications/LazyNotificationBell.tsx';
import * as css from '../layout.css.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { UserMenu } from './UserMenu.tsx';
import { layoutWords } from '../words.ts';

registerIcons({ search });

export function Header() {
  const t = useText(layoutWords);
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
        <Tooltip text={t('user.search')}>
          <button
            type="button"
            className={css.headerButton}
            aria-label={t('user.search')}
            onClick={() => openDialog('palette')}
          >
            <Icon name="search" size={18} />
          </button>
        </Tooltip>
        <span className={css.bellPlace}>
          <LazyNotificationBell />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
