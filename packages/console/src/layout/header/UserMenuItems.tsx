import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { MenuItem, MenuLabel } from '@skydeck/react-bindings/menu';
import info from 'lucide-static/icons/info.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import keyRound from 'lucide-static/icons/key-round.svg?raw';
import languagesIcon from 'lucide-static/icons/languages.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import warning from 'lucide-static/icons/message-square-warning.svg?raw';
import palette from 'lucide-static/icons/palette.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import { useSnapshot } from 'valtio';
import { offered } from '../../preferences/language.ts';
import { theme } from '../../preferences/theme.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { useRegistry } from '../registry.ts';
import { useSections } from '../navigation/sections.ts';
import { itemsOf, type MenuItemName } from './user-menu.rules.ts';
import { layoutWords } from '../words.ts';

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

/**
 * What is theirs to do who are signed in; a brand of limited use has the reduced menu (spec: shell.user-menu.reduced).
 */
export function UserMenuItems() {
  const t = useText(layoutWords);
  const { profile } = useSnapshot(session);
  const { current } = useSnapshot(theme);
  const { languages } = useSnapshot(offered);
  const { account } = useRegistry();
  const hasAccount = useSections(account).length > 0;
  if (!profile) return null;
  const name = profile.full_name || profile.name;
  const items = itemsOf({
    isReduced: current?.limitedUse ?? false,
    hasAccount,
    hasLanguages: languages.length > 1,
    hasPassword: profile.identity_provider === null,
  });

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
    <>
      <MenuLabel>{name}</MenuLabel>
      {items.map((item) =>
        item === 'line' ? (
          <hr key={item} />
        ) : (
          <MenuItem key={item} value={item}>
            <Icon slot="start" name={icons[item]} />
            {labels[item]}
          </MenuItem>
        ),
      )}
    </>
  );
}
