import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import building from 'lucide-static/icons/building-2.svg?raw';
import ethernetPort from 'lucide-static/icons/ethernet-port.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import languages from 'lucide-static/icons/languages.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import maximize from 'lucide-static/icons/maximize-2.svg?raw';
import warning from 'lucide-static/icons/message-square-warning.svg?raw';
import palette from 'lucide-static/icons/palette.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import { type PointerEvent, useEffect } from 'react';
import { useText } from '../../kit/text/index.ts';
import { Keys } from '../shortcuts/Keys.tsx';
import { type Entry, type Group, keyOfGroup, splitAtMatch } from './palette.rules.ts';
import * as css from './palette.css.ts';
import { useTitleOfGroup } from './useTitleOfGroup.ts';
import { paletteWords } from './words.ts';

registerIcons({
  'building-2': building,
  'ethernet-port': ethernetPort,
  folder,
  keyboard,
  languages,
  'log-out': logOut,
  'maximize-2': maximize,
  'message-square-warning': warning,
  palette,
  zap,
});

interface PaletteListProps {
  readonly id: string;
  /** What was typed: labels show where they have it. */
  readonly text: string;
  readonly groups: readonly Group[];
  /** The place of the active entry among those of all groups; -1: none. */
  readonly active: number;
  readonly onActive: (at: number) => void;
  readonly onChoose: (entry: Entry) => void;
}

export function PaletteList({ id, text, groups, active, onActive, onChoose }: PaletteListProps) {
  const t = useText(paletteWords);
  const titleOf = useTitleOfGroup();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let before = 0;
  return (
    <div className={css.list} id={`${id}-list`} role="listbox" aria-label={t('title')}>
      {groups.map((group, at) => {
        const { entries } = group;
        const first = before;
        before += entries.length;
        return (
          <div key={keyOfGroup(group)} role="group" aria-labelledby={`${id}-of-${at}`}>
            <p className={css.heading} id={`${id}-of-${at}`}>
              {titleOf(group)}
            </p>
            {entries.map((entry, nth) => (
              <Option
                key={entry.id}
                id={`${id}-${first + nth}`}
                text={text}
                entry={entry}
                isActive={first + nth === active}
                onActive={() => onActive(first + nth)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly text: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

function Option({ id, text, entry, isActive, onActive, onChoose }: OptionProps) {
  const { icon, label, isName = false, detail, keys } = entry;
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    // The field keeps the focus.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onPointerMove: onActive,
    onClick: onChoose,
  };
  return (
    <div className={css.option} {...option}>
      <Icon name={icon} />
      {isName ? (
        <bdi className={css.label} dir="auto">
          <Matched label={label} text={text} />
        </bdi>
      ) : (
        <span className={css.label}>
          <Matched label={label} text={text} />
        </span>
      )}
      {detail && (
        <bdi className={css.detail} dir="auto">
          {detail}
        </bdi>
      )}
      {keys && <Keys of={keys} />}
    </div>
  );
}

/** The label, with what was typed set off in it. */
function Matched({ label, text }: { readonly label: string; readonly text: string }) {
  const parts = splitAtMatch(label, text);
  if (!parts) return label;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark className={css.match}>{match}</mark>
      {after}
    </>
  );
}
