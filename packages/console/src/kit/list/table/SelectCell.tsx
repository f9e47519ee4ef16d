import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { type MouseEvent, useRef } from 'react';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import * as css from './table.css.ts';
import type { Selection } from './useSelection.ts';

interface SelectCellProps<Item> {
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
  readonly selection: Selection<Item>;
}

/** The whole cell takes the press, so that a finger finds it. */
export function SelectCell<Item>({ id, name, isSelected, selection }: SelectCellProps<Item>) {
  const t = useText(kitWords);
  // A change event does not say which keys were held; the click before it does.
  const isRange = useRef(false);
  const select = () => selection[isRange.current ? 'range' : 'toggle'](id);
  const press = (event: MouseEvent<HTMLTableCellElement>) => {
    if (event.target === event.currentTarget) select();
  };
  return (
    <td
      role="gridcell"
      className={css.select}
      onClickCapture={(event) => {
        isRange.current = event.shiftKey;
      }}
      onClick={press}
    >
      <Checkbox label={t('table.select', { name })} labelHidden checked={isSelected} onChange={select} />
    </td>
  );
}
