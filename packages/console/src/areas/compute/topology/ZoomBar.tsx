import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import maximize from 'lucide-static/icons/maximize-2.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import { useFormat, useText } from '../../../kit/text/index.ts';
import * as css from './topology.css.ts';
import type { Zoom } from './useZoom.ts';
import { topologyWords } from './words.ts';

registerIcons({ minus, 'maximize-2': maximize });

export function ZoomBar({ zoom }: { zoom: Zoom }) {
  const t = useText(topologyWords);
  const format = useFormat();
  return (
    <div className={css.underline}>
      <div className={css.zoomBar} role="group" aria-label={t('zoom')}>
        <Button
          variant="ghost"
          size="x-small"
          iconOnly
          label={t('zoom.out')}
          disabled={!zoom.canShrink}
          onClick={zoom.shrink}
        >
          <Icon name="minus" />
        </Button>
        <output className={css.zoomText}>{format.percent(zoom.scale * 100)}</output>
        <Button
          variant="ghost"
          size="x-small"
          iconOnly
          label={t('zoom.in')}
          disabled={!zoom.canGrow}
          onClick={zoom.grow}
        >
          <Icon name="plus" />
        </Button>
        <Button variant="ghost" size="x-small" iconOnly label={t('zoom.fit')} onClick={zoom.fit}>
          <Icon name="maximize-2" />
        </Button>
      </div>
      <ul className={css.legend} aria-label={t('legend')}>
        <li>
          <span className={css.legendGateway} />
          {t('legend.gateway')}
        </li>
        <li>
          <span className={css.legendInterface} />
          {t('legend.interface')}
        </li>
      </ul>
    </div>
  );
}
