import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu, MenuItem } from '@skydeck/react-bindings/menu';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/text/index.ts';
import type { Creatable } from '../../layout/navigation/creatable.ts';
import { overviewWords } from './words.ts';

registerIcons({ plus, 'chevron-down': chevron });

export function CreateMenu({ creatable }: { creatable: readonly Creatable[] }) {
  const t = useText(overviewWords);
  const navigate = useNavigate();
  if (creatable.length === 0) return null;
  return (
    <Menu label={t('create')} placement="bottom-end" onSkySelect={({ value }) => void navigate(value)}>
      <Button slot="trigger" variant="primary" size="small" haspopup="menu">
        <Icon slot="start" name="plus" />
        {t('create')}
        <Icon slot="end" name="chevron-down" size={14} />
      </Button>
      {creatable.map(({ type, name, icon, to }) => (
        <MenuItem key={type} value={to}>
          <Icon slot="start" name={icon} />
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
