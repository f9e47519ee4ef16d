import { Offline } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useSnapshot } from 'valtio';
import { link } from '../../session/link.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import * as css from './palette.css.ts';
import type { Search } from './useSearch.ts';
import { paletteWords } from './words.ts';

interface PaletteNotesProps {
  readonly text: string;
  /** Entries in the list. */
  readonly count: number;
  readonly search: Search;
}

/** Below the list: that nothing was found, or why less could be looked through than usual. Who listens is told the number. */
export function PaletteNotes({ text, count, search }: PaletteNotesProps) {
  const t = useText(paletteWords);
  const kit = useText(kitWords);
  const isTyped = text.trim() !== '';
  const isOffline = useSnapshot(link).state === 'waiting' || search.error instanceof Offline;
  const isNothing = isTyped && count === 0 && !search.isAsking && !search.error;
  return (
    <>
      {isTyped && search.error && !isOffline && (
        <div className={css.note}>
          <p role="alert">{textOfError(kit, search.error)}</p>
          <Button size="x-small" onClick={search.retry}>
            {kit('error.retry')}
          </Button>
        </div>
      )}
      {isTyped && isOffline && (
        <p className={css.note} role="alert">
          {t('offline')}
        </p>
      )}
      <div role="status">
        {isNothing && (
          <div className={css.none}>
            <p className={css.noneTitle}>{t('none', { text: text.trim() })}</p>
            <p>{t('none_hint')}</p>
          </div>
        )}
        {isTyped && count > 0 && !search.isAsking && <p className={css.visuallyHidden}>{t('count', { count })}</p>}
      </div>
    </>
  );
}
