import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Spinner } from '@skydeck/react-bindings/spinner';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../kit/text/index.ts';
import { ComboboxInput } from '../ComboboxInput.tsx';
import { takeBufferedTyping } from './typing-buffer.ts';
import * as css from './palette.css.ts';
import { paletteWords } from './words.ts';

registerIcons({ search });

interface PaletteFieldProps {
  readonly text: string;
  /** The id of the list. */
  readonly list: string;
  /** The id of the entry that Enter takes. */
  readonly active: string | undefined;
  readonly isAsking: boolean;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function PaletteField({ text, list, active, isAsking, onText, onKeyDown }: PaletteFieldProps) {
  const t = useText(paletteWords);
  const field = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    field.current?.focus();
    const ahead = takeBufferedTyping();
    if (ahead !== '') onText(ahead);
  });
  // After the dialog has opened, which gives the focus by rules of its own.
  useEffect(() => {
    const frame = requestAnimationFrame(() => takeFocus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={css.search}>
      {isAsking ? <Spinner size={16} /> : <Icon name="search" />}
      <ComboboxInput
        ref={field}
        className={css.field}
        enterKeyHint="go"
        maxLength={100}
        label={t('field')}
        text={text}
        list={list}
        active={active}
        onText={onText}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
