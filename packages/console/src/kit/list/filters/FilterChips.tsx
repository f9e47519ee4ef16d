import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import close from 'lucide-static/icons/x.svg?raw';
import { useState } from 'react';
import { useFormat, useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { FilterFacts } from '../columns.ts';
import { useIsPhone } from '../useIsPhone.ts';
import * as css from './filters.css.ts';
import { type Chip, chipsOf } from './filters.rules.ts';

registerIcons({ x: close });

interface FilterChipsProps {
  readonly filters: readonly FilterFacts[];
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (key: string, values: readonly string[]) => void;
}

/** The filters in use; each can be taken away. On a phone they are one line until somebody wants them all. */
export function FilterChips({ filters, chosen, onChange }: FilterChipsProps) {
  const t = useText(kitWords);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const chips = chipsOf(filters, chosen);
  const more = isPhone ? chips.length - 1 : 0;
  const isOneLine = more > 0 && !isOpen;
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('filter.in_use')} data-one-line={isOneLine || undefined}>
      {(isOneLine ? chips.slice(0, 1) : chips).map((chip) => (
        <FilterChip key={chip.key} chip={chip} onRemove={() => onChange(chip.key, [])} />
      ))}
      {more > 0 && (
        <li className={css.more}>
          <MoreButton count={more} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        </li>
      )}
    </ul>
  );
}

function FilterChip({ chip: { title, icon, labels }, onRemove }: { chip: Chip; onRemove: () => void }) {
  const t = useText(kitWords);
  const format = useFormat();
  return (
    <li className={css.chip}>
      <span className={css.chipTitle}>
        {icon && <Icon name={icon} size={14} />}
        {title}
      </span>
      <span className={css.chipIs}>{t('filter.is')}</span>
      <span className={css.chipValue}>
        <bdi>{format.anyOf(labels)}</bdi>
      </span>
      <button type="button" className={css.chipClose} aria-label={t('filter.remove', { title })} onClick={onRemove}>
        <Icon name="x" size={14} />
      </button>
    </li>
  );
}

function MoreButton({ count, isOpen, onPress }: { count: number; isOpen: boolean; onPress: () => void }) {
  const t = useText(kitWords);
  const format = useFormat();
  return (
    <button
      type="button"
      className={css.moreButton}
      aria-expanded={isOpen}
      aria-label={isOpen ? undefined : t('filter.more', { count })}
      onClick={onPress}
    >
      {isOpen ? t('filter.fewer') : <bdi dir="ltr">+{format.number(count)}</bdi>}
    </button>
  );
}
