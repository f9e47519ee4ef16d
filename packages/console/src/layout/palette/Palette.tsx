import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../kit/text/index.ts';
import { type Entry, groupsOf, narrowed, nextIndex } from './palette.rules.ts';
import * as css from './palette.css.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteFilters } from './PaletteFilters.tsx';
import { PaletteHints } from './PaletteHints.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteNotes } from './PaletteNotes.tsx';
import { PalettePreview } from './PalettePreview.tsx';
import { useEntries } from './useEntries.ts';
import { useSearch } from './useSearch.ts';
import { paletteWords } from './words.ts';

/**
 * Everything a person can do or go to, by its name: a field over a list, in which the focus stays in the field (ARIA
 * practices, "Editable combobox with list autocomplete").
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(paletteWords);
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);

  function choose(entry: Entry | undefined) {
    if (!entry) return;
    // Closed first: it gives the focus back, from where a window that opens now takes it. The event `close` comes a
    // moment later; the key that opens the palette counts from now on.
    box.current?.close();
    onClose();
    entry.run();
  }
  const { text, ask, search, all, narrow, chosen, groups, entries, at, setActive, onKeyDown } = useChoice(choose);

  return (
    <dialog
      ref={box}
      className={css.box}
      aria-label={t('title')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === box.current) box.current.close();
      }}
    >
      <div className={css.inside}>
        <PaletteField
          text={text}
          list={`${id}-list`}
          active={entries[at] && `${id}-${at}`}
          isAsking={search.isAsking}
          onText={ask}
          onKeyDown={onKeyDown}
        />
        {all.length > 1 && text.trim() !== '' && <PaletteFilters groups={all} chosen={chosen} onChoose={narrow} />}
        <div className={css.body}>
          <PaletteList id={id} text={text} groups={groups} active={at} onActive={setActive} onChoose={choose} />
          {entries.some(({ about }) => about) && <PalettePreview entry={entries[at]} />}
        </div>
        <PaletteNotes text={text} count={entries.length} search={search} />
        <PaletteHints />
      </div>
    </dialog>
  );
}

/** What a text finds, and which of it the keys of the field are at. */
function useChoice(choose: (entry: Entry | undefined) => void) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const search = useSearch(text);
  const [chosen, setChosen] = useState<string | null>(null);
  const all = groupsOf(useEntries(search.hits), text);
  const groups = narrowed(all, chosen);
  const entries = groups.flatMap((group) => group.entries);
  // What was found may be fewer now than when the person went there.
  const at = Math.min(active, entries.length - 1);

  const ask = (next: string) => {
    setText(next);
    setActive(0);
  };

  const narrow = (key: string | null) => {
    setChosen(key);
    setActive(0);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(nextIndex(entries.length, at, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[at]);
    }
  }

  return {
    text,
    ask,
    search,
    all,
    narrow,
    chosen: groups === all ? null : chosen,
    groups,
    entries,
    at,
    setActive,
    onKeyDown,
  };
}
