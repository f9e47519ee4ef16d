import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import close from 'lucide-static/icons/x.svg?raw';
import { useFormat, useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { FilterFacts } from '../columns.ts';
import * as css from './filters.css.ts';
import { chipsOf } from './filters.rules.ts';

registerIcons({ x: close });

interface FilterChipsProps {
  readonly filters: readonly FilterFacts[];
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (key: string, values: readonly string[]) => void;
}

/** The filters in use; each can be taken away. */
export function FilterChips({ filters, chosen, onChange }: FilterChipsProps) {
  const t = useText(kitWords);
  const format = useFormat();
  const chips = chipsOf(filters, chosen);
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('filter.in_use')}>
      {chips.map(({ key, title, icon, labels }) => (
        <li key={key} className={css.chip}>
          <span className={css.chipTitle}>
            {icon && <Icon name={icon} size={14} />}
            {title}
          </span>
          <span className={css.chipIs}>{t('filter.is')}</span>
          <span className={css.chipValue}>
            <bdi>{format.anyOf(labels)}</bdi>
          </span>
          <button
            type="button"
            className={css.chipClose}
            aria-label={t('filter.remove', { title })}
            onClick={() => onChange(key, [])}
          >
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
