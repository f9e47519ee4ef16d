import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu } from '@skydeck/react-bindings/menu';
import { MenuItem } from '@skydeck/react-bindings/menu';
import { MenuLabel } from '@skydeck/react-bindings/menu';
import info from 'lucide-static/icons/info.svg?raw';
import languagesIcon from 'lucide-static/icons/languages.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import palette from 'lucide-static/icons/palette.svg?raw';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { theme } from '../app/theme.ts';
import { later } from '../kit/later.tsx';
import { useText } from '../kit/text/index.ts';
import { session, signOut } from '../session/index.ts';
import { initialsOf } from './initials.ts';
import * as css from './shell.css.ts';
import { shellWords } from './words.ts';

registerIcons({ info, languages: languagesIcon, 'log-out': logOut, palette });

const dialogs = {
  language: later(async () => (await import('./LanguageDialog.tsx')).LanguageDialog),
  appearance: later(async () => (await import('./AppearanceDialog.tsx')).AppearanceDialog),
  about: later(async () => (await import('./AboutDialog.tsx')).AboutDialog),
};
type DialogName = keyof typeof dialogs;

export function UserMenu() {
  const t = useText(shellWords);
  const { profile } = useSnapshot(session);
  const { current } = useSnapshot(theme);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  if (!profile) return null;
  const name = profile.full_name || profile.name;
  const product = current?.productName ?? '';
  const Shown = dialog && dialogs[dialog];

  const onSelect = (value: string) => {
    if (value === 'sign-out') void signOut();
    else setDialog(value as DialogName);
  };

  return (
    <>
      <Menu label={t('user.menu', { name })} placement="bottom-end" onSkySelect={({ value }) => onSelect(value)}>
        <button slot="trigger" type="button" className={css.avatarButton} aria-label={t('user.menu', { name })}>
          <span className={css.avatar} aria-hidden="true">
            {initialsOf(name)}
          </span>
        </button>
        <MenuLabel>{name}</MenuLabel>
        <MenuItem value="language">
          <Icon slot="start" name="languages" />
          {t('user.language')}
        </MenuItem>
        <MenuItem value="appearance">
          <Icon slot="start" name="palette" />
          {t('user.appearance')}
        </MenuItem>
        <MenuItem value="about">
          <Icon slot="start" name="info" />
          {t('user.about', { product })}
        </MenuItem>
        <hr />
        <MenuItem value="sign-out">
          <Icon slot="start" name="log-out" />
          {t('user.sign_out')}
        </MenuItem>
      </Menu>
      {Shown && <Shown onClose={() => setDialog(null)} />}
    </>
  );
}
