import { schemeNames } from '@skydeck/tokens';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { Select } from '@skydeck/react-bindings/select';
import { useState } from 'react';
import { applyMode, type Mode, readMode, readScheme, rememberScheme } from '../../preferences/preferences.ts';
import { applyScheme, theme } from '../../preferences/theme.ts';
import { useText } from '../../kit/text/index.ts';
import { layoutWords } from '../words.ts';

const BRAND = '';
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Light, dark or as the device; the brand's scheme or one of one's own. At once, so that it can be seen. */
export function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const t = useText(layoutWords);
  const [mode, setMode] = useState(readMode);
  const [scheme, setScheme] = useState(() => readScheme() ?? BRAND);

  const pickMode = (next: Mode) => {
    setMode(next);
    applyMode(next);
  };
  const pickScheme = (next: string) => {
    setScheme(next);
    rememberScheme(next === BRAND ? null : next);
    void applyScheme(next === BRAND ? (theme.current?.colorScheme ?? 'skydeck') : next);
  };

  return (
    <Dialog open heading={t('appearance.title')} size="small" onSkyClosed={onClose}>
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
      <Select
        label={t('appearance.scheme')}
        name="scheme"
        value={scheme}
        onChange={(event) => pickScheme((event.target as HTMLSelectElement).value)}
      >
        <option value={BRAND}>{t('appearance.brand')}</option>
        {schemeNames.map((name) => (
          <option key={name} value={name}>
            {titleOf(name)}
          </option>
        ))}
      </Select>
      <Button slot="footer" variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
