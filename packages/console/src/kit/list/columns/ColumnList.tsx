import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Switch } from '@skydeck/react-bindings/switch';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Column } from '../columns.ts';
import type { Arranged } from './columns.rules.ts';
import * as css from './chooser.css.ts';
import type { Columns } from './useColumns.ts';

registerIcons({ 'grip-vertical': grip, lock });

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The columns one below the other; the handle moves one, by mouse or with the arrow keys. */
export function ColumnList<Item>({ columns }: { columns: Columns<Item> }) {
  const t = useText(kitWords);
  const [dragged, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState('');
  const move = (column: Column<Item>, to: number) => {
    const bounded = Math.max(0, Math.min(columns.arranged.length - 1, to));
    columns.move(column.key, bounded);
    setPlace(t('columns.moved', { title: column.title, place: bounded + 1, total: columns.arranged.length }));
  };
  return (
    <>
      <ul className={css.list}>
        {columns.arranged.map((arranged, at) => (
          <ColumnRow
            key={arranged.column.key}
            arranged={arranged}
            isDragged={dragged === arranged.column.key}
            onDrag={setDragged}
            onOver={() => {
              if (dragged !== null && dragged !== arranged.column.key && !arranged.isFixed) columns.move(dragged, at);
            }}
            onMove={(by) => move(arranged.column, at + by)}
            onShow={(isShown) => columns.show(arranged.column.key, isShown)}
          />
        ))}
      </ul>
      <span className={css.visuallyHidden} role="status">
        {place}
      </span>
    </>
  );
}

interface ColumnRowProps<Item> {
  readonly arranged: Arranged<Column<Item>>;
  readonly isDragged: boolean;
  readonly onDrag: (key: string | null) => void;
  readonly onOver: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onShow: (isShown: boolean) => void;
}

function ColumnRow<Item>({
  arranged: { column, isShown, isFixed },
  isDragged,
  onDrag,
  onOver,
  onMove,
  onShow,
}: ColumnRowProps<Item>) {
  const t = useText(kitWords);
  const { title } = column;
  const over = (event: DragEvent) => {
    event.preventDefault();
    onOver();
  };
  return (
    // A place to drop on; the handle inside does the same by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={css.row} data-dragged={isDragged || undefined} data-off={!isShown || undefined} onDragOver={over}>
      {isFixed ? (
        <span className={css.grip}>
          <Icon name="grip-vertical" />
        </span>
      ) : (
        <Handle column={column} onDrag={onDrag} onMove={onMove} />
      )}
      <span className={css.name}>{title}</span>
      {isFixed ? (
        <Icon name="lock" label={t('columns.fixed')} className={css.lock} />
      ) : (
        <Switch
          label={title}
          labelHidden
          checked={isShown}
          onChange={(event) => onShow((event.target as EventTarget & { checked: boolean }).checked)}
        />
      )}
    </li>
  );
}

function Handle<Item>({
  column: { key, title },
  onDrag,
  onMove,
}: { column: Column<Item> } & Pick<ColumnRowProps<Item>, 'onDrag' | 'onMove'>) {
  const t = useText(kitWords);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <button
      type="button"
      className={css.grip}
      draggable
      aria-label={t('columns.move', { title })}
      aria-description={t('columns.move_hint')}
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', key);
        onDrag(key);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <Icon name="grip-vertical" />
    </button>
  );
}
