import type { ReactNode } from 'react';
import { isApple, type ShortcutName, shortcutKeys } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { partsOf } from './key-parts.rules.ts';
import * as css from './shortcuts.css.ts';
import { shortcutsWords } from './words.ts';

/** One key as it looks on the keyboard. */
export const Cap = ({ children }: { children: ReactNode }) => <kbd className={css.cap}>{children}</kbd>;

/** The keys of a shortcut, as the keyboard before us names them; all the ways to it, or the first. */
export function Keys({ of, all = false }: { of: ShortcutName; all?: boolean }) {
  const t = useText(shortcutsWords);
  const alternatives = all ? shortcutKeys[of] : shortcutKeys[of].slice(0, 1);
  const cap = (part: string) => {
    if (part === 'ctrl' || part === 'shift') return t(`key.${part}`);
    return part;
  };
  return (
    <span className={css.keys} dir="ltr">
      {alternatives.map((way) => (
        <span key={way} className={css.way}>
          {partsOf(way, isApple()).map((part) => (
            <Cap key={part}>{cap(part)}</Cap>
          ))}
        </span>
      ))}
    </span>
  );
}
