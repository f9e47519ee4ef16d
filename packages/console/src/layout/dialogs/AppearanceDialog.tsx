import { schemeNames } from '@skydeck/tokens';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { RadioCard, RadioCardGroup } from '@skydeck/react-bindings/radio-card-group';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useEffect, useState } from 'react';
import { applyMode, type Mode, readMode, readScheme, rememberScheme } from '../../preferences/preferences.ts';
import { loadScheme } from '../../preferences/schemes.ts';
import { SchemeSwatch } from '../../preferences/SchemeSwatch.tsx';
import { applyScheme, theme } from '../../preferences/theme.ts';
import { useText } from '../../kit/text/index.ts';
import { layoutWords } from '../words.ts';
import * as css from './appearance.css.ts';

/** A group of cards takes no empty value. */
const BRAND = 'brand';
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Light, dark or as the device; the brand's scheme or one of one's own. At once, so that it can be seen. */
export function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const t = useText(layoutWords);
  const [mode, setMode] = useState(readMode);
  const [scheme, setScheme] = useState(() => readScheme() ?? BRAND);

  const brandScheme = theme.current?.colorScheme ?? 'skydeck';
  useEffect(() => void Promise.allSettled(schemeNames.map(loadScheme)), []);

  const pickMode = (next: Mode) => {
    setMode(next);
    applyMode(next);
  };
  const pickScheme = (next: string) => {
    setScheme(next);
    rememberScheme(next === BRAND ? null : next);
    void applyScheme(next === BRAND ? brandScheme : next);
  };

  return (
    <Dialog open heading={t('appearance.title')} size="medium" onSkyClosed={onClose}>
      <div className={css.groups}>
        <Segmented
          label={t('appearance.mode')}
          name="mode"
          value={mode}
          onChange={(event) => pickMode((event.target as HTMLInputElement).value as Mode)}
        >
          {(['light', 'dark', 'system'] as const).map((value) => (
            <Segment key={value} value={value} label={t(`appearance.${value}`)} />
          ))}
        </Segmented>
        <RadioCardGroup
          label={t('appearance.scheme')}
          name="scheme"
          columns={3}
          value={scheme}
          onChange={(event) => pickScheme((event.target as HTMLInputElement).value)}
        >
          <RadioCard value={BRAND} label={t('appearance.brand')}>
            <SchemeSwatch name={brandScheme} />
          </RadioCard>
          {schemeNames.map((name) => (
            <RadioCard key={name} value={name} label={titleOf(name)}>
              <SchemeSwatch name={name} />
            </RadioCard>
          ))}
        </RadioCardGroup>
      </div>
      <Button slot="footer" variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
