import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import minimize from 'lucide-static/icons/minimize-2.svg?raw';
import { useText } from '../kit/text/index.ts';
import * as css from './layout.css.ts';
import { useFullScreen } from './useFullScreen.ts';
import { layoutWords } from './words.ts';

registerIcons({ 'minimize-2': minimize });

/** The way back to header and menus. */
export function ExitFullScreen() {
  const t = useText(layoutWords);
  const { toggle } = useFullScreen();
  return (
    <div className={css.exitFullScreen}>
      <Button variant="ghost" size="x-small" iconOnly label={t('full.leave')} onClick={toggle}>
        <Icon name="minimize-2" />
      </Button>
    </div>
  );
}
