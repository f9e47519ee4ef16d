import { Menu } from '@skydeck/react-bindings/menu';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { loadOffered } from '../../preferences/language.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useText } from '../../kit/text/index.ts';
import { session, signOut } from '../../session/index.ts';
import { useRegistry } from '../registry.ts';
import { initialsOf } from './initials.ts';
import * as css from '../layout.css.ts';
import type { MenuItemName } from './user-menu.rules.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { layoutWords } from '../words.ts';

const UserMenuItems = lazyComponent(async () => (await import('./UserMenuItems.tsx')).UserMenuItems);

/** Whoever is signed in. What is theirs to do is fetched when somebody comes near. */
export function UserMenu() {
  const t = useText(layoutWords);
  const navigate = useNavigate();
  const { account } = useRegistry();
  const { profile } = useSnapshot(session);
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  if (!profile) return null;
  const name = profile.full_name || profile.name;
  const initials = initialsOf(name);
  const label = t('user.menu', { name, initials });

  const onSelect = (value: MenuItemName) => {
    if (value === 'sign-out') void signOut();
    else if (value === 'account') void navigate(`/${account.path}`);
    else openDialog(value);
  };

  return (
    <Menu
      label={label}
      placement="bottom-end"
      onPointerEnter={near}
      onFocus={near}
      onSkyOpen={() => {
        near();
        void loadOffered();
      }}
      onSkySelect={({ value }) => onSelect(value as MenuItemName)}
    >
      <button slot="trigger" type="button" className={css.avatarButton} aria-label={label}>
        <span className={css.avatar} aria-hidden="true">
          {initials}
        </span>
      </button>
      {isNear && <UserMenuItems />}
    </Menu>
  );
}
