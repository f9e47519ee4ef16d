import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import bell from 'lucide-static/icons/bell.svg?raw';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { notices } from '../../kit/notify/notices.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from '../layout.css.ts';
import { layoutWords } from '../words.ts';

registerIcons({ bell });

const askForCentre = () => {
  notices.isAsked = 'notifications';
};

// Whoever presses while it is on its way gets the centre when it is there.
const Bell = lazyComponent(
  async () => (await import('./NotificationBell.tsx')).NotificationBell,
  <BellButton onPress={askForCentre} />,
);

/**
 * The bell. The centre weighs as much as the rest of the header, and most visits have nothing to be told of: it is fetched
 * with the first notice, or when somebody asks for it.
 */
export function LazyNotificationBell() {
  const { list, mute, isAsked } = useSnapshot(notices);
  const [isThere, setIsThere] = useState(false);
  const isNeeded = isThere || isAsked !== null || mute.all || list.length > 0;
  // Once there it stays: somebody may have it open when the last notice goes.
  if (isNeeded && !isThere) setIsThere(true);
  return isNeeded ? <Bell /> : <BellButton onPress={askForCentre} />;
}

function BellButton({ onPress }: { onPress: () => void }) {
  const t = useText(layoutWords);
  return (
    <Tooltip text={t('bell')}>
      <button
        type="button"
        className={css.headerButton}
        aria-label={t('bell')}
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={onPress}
      >
        <Icon name="bell" size={18} />
      </button>
    </Tooltip>
  );
}
