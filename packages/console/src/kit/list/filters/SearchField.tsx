import { realTimer } from '@skydeck/contract';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import search from 'lucide-static/icons/search.svg?raw';
import { type ComponentRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsNavigatingNow } from '../../navigation/index.ts';
import { readSingleKeys, shortcutKeys, usePageActions } from '../../shortcuts/index.ts';
import * as css from './filters.css.ts';

registerIcons({ search });

/** Somebody who types faster than this asks once, for the whole word. */
const TYPING_MS = 250;
/** How often the next text waits for the one that was asked for to be drawn; by then something has taken its place. */
const MOST_WAITS = 8;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Free text; `f` leads here from anywhere on the page. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const field = useRef<ComponentRef<typeof TextField>>(null);
  const { text, setText, onBlur } = useTypedSearch(value, onSearch);
  usePageActions([{ id: 'find', keys: 'find', label, run: () => field.current?.focus() }]);

  return (
    <TextField
      ref={field}
      className={css.search}
      type="search"
      size="small"
      label={label}
      labelHidden
      placeholder={`${label}…`}
      value={text}
      withClear
      autocomplete="off"
      onBlur={onBlur}
      onInput={(event) => setText((event.target as EventTarget & { value: string }).value)}
    >
      <Icon slot="start" name="search" />
      {text === '' && readSingleKeys() && (
        <kbd slot="end" className={css.key} aria-hidden="true">
          {shortcutKeys.find[0].toUpperCase()}
        </kbd>
      )}
    </TextField>
  );
}

/** What stands in the field, and when it is searched for: a moment after the last key, or when the field is left. */
function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // Filters cleared, or another address: what stands in the field follows, but never to what it was asked for itself.
  if (seen !== value) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }

  const askNow = () => {
    setAsked(text);
    onSearch(text);
  };
  const ask = useEffectEvent(askNow);
  // To write the search into the address is a navigation too: it would end the one to a page that was asked for since. Nor does
  // it overtake itself: of two that are on their way the older one, once drawn, would look like somebody else's.
  const isNavigatingNow = useIsNavigatingNow();
  useEffect(() => {
    if (text === asked) return undefined;
    let end = () => {};
    const wait = (waits: number) => {
      const isAskedDrawn = asked === value || waits >= MOST_WAITS;
      end = realTimer.after(TYPING_MS, () => (isNavigatingNow() || !isAskedDrawn ? wait(waits + 1) : ask()));
    };
    wait(0);
    return () => end();
  }, [text, asked, value, isNavigatingNow]);

  // Whoever leaves the field goes on with what is found: another page may lie over the list, or take its place, before long.
  const onBlur = () => {
    if (text !== asked && asked === value && !isNavigatingNow()) askNow();
  };

  return { text, setText, onBlur };
}
