import { Button } from '@skydeck/react-bindings/button';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Popover } from '@skydeck/react-bindings/popover';
import plus from 'lucide-static/icons/plus.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import { useState } from 'react';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { FilterFacts } from '../columns.ts';
import { usePhone } from '../usePhone.ts';
import * as css from './filters.css.ts';
import { later } from '../../later.tsx';
import { switchValue } from './filters.rules.ts';

registerIcons({ plus, 'sliders-horizontal': sliders });

const FilterText = later(async () => (await import('./FilterText.tsx')).FilterText);

interface FilterMenuProps {
  readonly filters: readonly FilterFacts[];
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (key: string, values: readonly string[]) => void;
}

/** Every filter of the list with its values; each press filters at once. */
export function FilterMenu({ filters, chosen, onChange }: FilterMenuProps) {
  const t = useText(kitWords);
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('filter.title')}
      placement="bottom-start"
      className={css.menu}
      onSkyOpen={() => setOpen(true)}
      onSkyClosed={() => setOpen(false)}
    >
      <Button
        slot="trigger"
        className={css.menuButton}
        variant={isPhone ? 'secondary' : 'ghost'}
        size="small"
        iconOnly={isPhone}
        label={t('filter.title')}
      >
        {isPhone ? (
          <Icon name="sliders-horizontal" />
        ) : (
          <>
            <Icon slot="start" name="plus" />
            {t('filter.title')}
          </>
        )}
      </Button>
      <div className={css.groups}>
        {filters.map((filter) => (
          <fieldset key={filter.key} className={css.group}>
            <legend className={css.legend}>{filter.title}</legend>
            {isOpen && filter.options.length === 0 && (
              <FilterText
                title={filter.title}
                value={chosen[filter.key]?.[0] ?? ''}
                onChange={(value) => onChange(filter.key, value === '' ? [] : [value])}
              />
            )}
            {filter.options.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                value={value}
                checked={chosen[filter.key]?.includes(value) ?? false}
                onChange={(event) =>
                  onChange(
                    filter.key,
                    switchValue(
                      filter,
                      chosen[filter.key] ?? [],
                      value,
                      (event.target as EventTarget & { checked: boolean }).checked,
                    ),
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Popover>
  );
}
