import { useText } from '../../kit/text/index.ts';
import { Cap } from '../shortcuts/Keys.tsx';
import { shortcutsWords } from '../shortcuts/words.ts';
import * as css from './palette.css.ts';
import { paletteWords } from './words.ts';

/** What the keys do here; who listens knows it from the role of the field. */
export function PaletteHints() {
  const t = useText(paletteWords);
  const keys = useText(shortcutsWords);
  return (
    <p className={css.hints} aria-hidden="true">
      <span>
        <Cap>↑</Cap> <Cap>↓</Cap> {t('hint.choose')}
      </span>
      <span>
        <Cap>↵</Cap> {t('hint.open')}
      </span>
      <span>
        <Cap>{keys('key.escape')}</Cap> {t('hint.close')}
      </span>
    </p>
  );
}
