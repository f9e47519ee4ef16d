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

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Free text; `f` leads here from anywhere on the page. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const field = useRef<ComponentRef<typeof TextField>>(null);
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

  const ask = useEffectEvent(() => {
    setAsked(text);
    onSearch(text);
  });
  // To write the search into the address is a navigation too: it would end the one to a page that was asked for since.
  const isNavigatingNow = useIsNavigatingNow();
  useEffect(() => {
    if (text === asked) return undefined;
    let end = () => {};
    const wait = () => {
      end = realTimer.after(TYPING_MS, () => (isNavigatingNow() ? wait() : ask()));
    };
    wait();
    return () => end();
  }, [text, asked, isNavigatingNow]);

  usePageActions([{ id: 'find', keys: 'find', label, run: () => field.current?.focus() }]);

  return (
    <TextField
      ref={field}
      className={css.search}
      type="search"
      size="small"
      label={label}
      labelHidden
      placeholder={label}
      value={text}
      withClear
      autocomplete="off"
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
