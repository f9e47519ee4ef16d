import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu } from '@skydeck/react-bindings/menu';
import { MenuItem } from '@skydeck/react-bindings/menu';
import { MenuLabel } from '@skydeck/react-bindings/menu';
import info from 'lucide-static/icons/info.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import keyRound from 'lucide-static/icons/key-round.svg?raw';
import languagesIcon from 'lucide-static/icons/languages.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import warning from 'lucide-static/icons/message-square-warning.svg?raw';
import palette from 'lucide-static/icons/palette.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { loadOffered, offered } from '../app/language.ts';
import { theme } from '../app/theme.ts';
import { account } from '../areas/account/index.ts';
import { useText } from '../kit/text/index.ts';
import { session, signOut } from '../session/index.ts';
import { initialsOf } from './initials.ts';
import { useSections } from './sections.ts';
import * as css from './shell.css.ts';
import { itemsOf, type MenuItemName } from './user-menu.rules.ts';
import { openWindow } from './windows.ts';
import { shellWords } from './words.ts';

registerIcons({
  info,
  'key-round': keyRound,
  keyboard,
  languages: languagesIcon,
  'log-out': logOut,
  'message-square-warning': warning,
  palette,
  user,
});

const icons: Record<MenuItemName, string> = {
  account: 'user',
  report: 'message-square-warning',
  language: 'languages',
  appearance: 'palette',
  password: 'key-round',
  shortcuts: 'keyboard',
  about: 'info',
  'sign-out': 'log-out',
};

/** Whoever is signed in, and what is theirs to do; a brand of limited use has the reduced one (1-foundations §2). */
export function UserMenu() {
  const t = useText(shellWords);
  const navigate = useNavigate();
  const { profile } = useSnapshot(session);
  const { current } = useSnapshot(theme);
  const { languages } = useSnapshot(offered);
  const hasAccount = useSections(account).length > 0;
  if (!profile) return null;
  const name = profile.full_name || profile.name;
  const items = itemsOf({
    isReduced: current?.limitedUse ?? false,
    hasAccount,
    hasLanguages: languages.length > 1,
    hasPassword: profile.identity_provider === null,
  });

  const onSelect = (value: MenuItemName) => {
    if (value === 'sign-out') void signOut();
    else if (value === 'account') void navigate(`/${account.path}`);
    else openWindow(value);
  };
  const labels: Record<MenuItemName, string> = {
    account: t('group.account'),
    report: t('user.report'),
    language: t('user.language'),
    appearance: t('user.appearance'),
    password: t('user.password'),
    shortcuts: t('user.shortcuts'),
    about: t('user.about', { product: current?.productName ?? '' }),
    'sign-out': t('user.sign_out'),
  };

  return (
    <Menu
      label={t('user.menu', { name })}
      placement="bottom-end"
      onSkyOpen={() => void loadOffered()}
      onSkySelect={({ value }) => onSelect(value as MenuItemName)}
    >
      <button slot="trigger" type="button" className={css.avatarButton} aria-label={t('user.menu', { name })}>
        <span className={css.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
      </button>
      <MenuLabel>{name}</MenuLabel>
      {items.map((item): ReactNode =>
        item === 'line' ? (
          <hr key={item} />
        ) : (
          <MenuItem key={item} value={item}>
            <Icon slot="start" name={icons[item]} />
            {labels[item]}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
