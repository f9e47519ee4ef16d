import { Icon, registerIcons, registerMirrored } from '@skydeck/react-bindings/icon';
import chevron from 'lucide-static/icons/chevron-right.svg?raw';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/GridList';
import { type Key, Tree as AriaTree, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { AriaLocale } from '../react-aria/AriaLocale.tsx';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './tree.css.ts';

registerIcons({ 'chevron-right': chevron, 'grip-vertical': grip });
registerMirrored(['chevron-right']);

export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  /** It stays where it is. */
  readonly isFixed?: boolean;
  /** Left out: it was not read yet. A node that has none cannot be opened. */
  readonly children?: readonly TreeNode[];
}

/** What comes from elsewhere on the page; a browser tells of it no more than the type before it is dropped. */
interface Guests {
  readonly type: string;
  readonly canDrop: (target: string) => boolean;
  readonly onDrop: (target: string) => void;
}

interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
  /** Left out: nothing is moved. */
  readonly canMove?: (id: string, target: string) => boolean;
  readonly onMove?: (id: string, target: string) => void;
  /** What else may be dropped on a node, where nodes are moved at all. */
  readonly guests?: Guests;
}

const TYPE = 'skydeck-tree-node';

/** A tree of places: one of them is where the person is. A node is moved by dropping it on another, by pointer or by keyboard. */
export function Tree({ label, nodes, selected, onSelect, expanded, onExpand, ...moves }: TreeProps) {
  const isMovable = moves.onMove !== undefined;
  const dragAndDropHooks = useNodeDrag(moves);
  const textOf = (keys: Iterable<Key>) => new Set([...keys].map(String));
  return (
    <AriaLocale>
      <AriaTree
        className={css.tree}
        aria-label={label}
        items={nodes}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[selected]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined && key !== selected) onSelect(String(key));
        }}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpand(textOf(keys))}
        {...(isMovable && { dragAndDropHooks })}
      >
        {(node) => <Node node={node} isMovable={isMovable} />}
      </AriaTree>
    </AriaLocale>
  );
}

/** A node is dropped on another, or something else of the page on a node. */
function useNodeDrag({ canMove, onMove, guests }: Pick<TreeProps, 'canMove' | 'onMove' | 'guests'>) {
  const dragged = useRef<string | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onMove === undefined,
    getItems: (keys) => [...keys].map((key) => ({ [TYPE]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [TYPE, ...(guests ? [guests.type] : [])],
    onDragStart: ({ keys }) => void (dragged.current = String([...keys][0])),
    onDragEnd: () => void (dragged.current = null),
    getDropOperation(target, types) {
      if (target.type !== 'item' || target.dropPosition !== 'on') return 'cancel';
      const key = String(target.key);
      const fits =
        dragged.current === null
          ? guests !== undefined && types.has(guests.type) && guests.canDrop(key)
          : canMove?.(dragged.current, key);
      return fits ? 'move' : 'cancel';
    },
    onItemDrop({ target, isInternal }) {
      if (!isInternal) guests?.onDrop(String(target.key));
    },
    onMove: ({ keys, target }) => {
      const [key] = keys;
      if (key !== undefined) onMove?.(String(key), String(target.key));
    },
  });
  return dragAndDropHooks;
}

function Node({ node, isMovable }: { readonly node: TreeNode; readonly isMovable: boolean }) {
  const t = useText(kitWords);
  const { id, name, icon, isFixed = false, children } = node;
  return (
    <TreeItem id={id} textValue={name} className={css.item}>
      <TreeItemContent>
        {({ hasChildItems, level, allowsDragging }) => (
          <div className={css.line} style={{ paddingInlineStart: `${(level - 1) * 14 + 4}px` }}>
            {hasChildItems ? (
              <Button slot="chevron" className={css.chevron}>
                <Icon name="chevron-right" size={14} />
              </Button>
            ) : (
              <span className={css.chevron} />
            )}
            <Icon name={icon} />
            <bdi className={css.name}>{name}</bdi>
            {isMovable && allowsDragging && !isFixed && (
              <Button slot="drag" className={css.grip}>
                <Icon name="grip-vertical" size={14} />
              </Button>
            )}
          </div>
        )}
      </TreeItemContent>
      {children ? (
        <Collection items={children}>{(child) => <Node node={child} isMovable={isMovable} />}</Collection>
      ) : (
        // Without it, a node would have nothing to open.
        <TreeLoadMoreItem isLoading>
          <span className={css.loading}>{t('list.loading')}</span>
        </TreeLoadMoreItem>
      )}
    </TreeItem>
  );
}
