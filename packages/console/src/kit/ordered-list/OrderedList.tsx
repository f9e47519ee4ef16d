import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { AriaLocale } from '../react-aria/AriaLocale.tsx';
import { useFormat } from '../text/index.ts';
import { reordered } from './order.rules.ts';
import * as css from './ordered-list.css.ts';

registerIcons({ 'grip-vertical': grip });

interface OrderedListProps {
  readonly label: string;
  /** Each of them once. */
  readonly items: readonly string[];
  readonly onChange: (items: string[]) => void;
}

/** Texts whose order matters, each moved by its handle: by pointer, by finger or by keyboard. */
export function OrderedList({ label, items, onChange }: OrderedListProps) {
  const format = useFormat();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return;
      onChange(reordered(items, new Set([...keys].map(String)), { key: String(key), position: dropPosition }));
    },
    renderDropIndicator: (target) => <DropIndicator className={css.indicator} target={target} />,
  });
  return (
    <AriaLocale>
      <GridList
        className={css.list}
        aria-label={label}
        items={items.map((id, at) => ({ id, number: format.number(at + 1) }))}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ id, number }) => (
          <GridListItem id={id} textValue={id} className={css.item}>
            <Button slot="drag" className={css.grip}>
              <Icon name="grip-vertical" size={14} />
            </Button>
            <span className={css.number} aria-hidden="true">
              {number}
            </span>
            <bdi className={css.text}>{id}</bdi>
          </GridListItem>
        )}
      </GridList>
    </AriaLocale>
  );
}
