import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import type { FilterFacts } from '../columns.ts';
import * as css from './filters.css.ts';
import { switchValue } from './filters.rules.ts';

const ItemCombobox = lazyComponent(async () => (await import('../../form/ItemCombobox.tsx')).ItemCombobox);
const FilterText = lazyComponent(async () => (await import('./FilterText.tsx')).FilterText);

export interface FilterProps {
  readonly filters: readonly FilterFacts[];
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (key: string, values: readonly string[]) => void;
}

interface FilterGroupsProps extends FilterProps {
  readonly isOpen: boolean;
}

/** Every filter of the list with its values; each press filters at once. */
export function FilterGroups({ filters, chosen, onChange, isOpen }: FilterGroupsProps) {
  return (
    <div className={css.groups}>
      {filters.map((filter) => (
        <fieldset key={filter.key} className={css.group}>
          <legend className={css.legend}>{filter.title}</legend>
          {isOpen && filter.among && (
            <ItemCombobox
              {...filter.among}
              multiple
              size="small"
              label={filter.title}
              labelHidden
              values={[...(chosen[filter.key] ?? [])]}
              onChange={(event: Event) =>
                onChange(filter.key, (event.target as EventTarget & { values: readonly string[] }).values)
              }
            />
          )}
          {isOpen && !filter.among && filter.options.length === 0 && (
            <FilterText
              title={filter.title}
              value={chosen[filter.key]?.[0] ?? ''}
              onChange={(value) => onChange(filter.key, value === '' ? [] : [value])}
            />
          )}
          {(filter.among ? [] : filter.options).map(({ value, label }) => (
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
  );
}
