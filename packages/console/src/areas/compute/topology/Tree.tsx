import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import chevron from 'lucide-static/icons/chevron-right.svg?raw';
import { type KeyboardEvent, type MouseEvent, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { directionOf, useLanguage, useText } from '../../../kit/text/index.ts';
import { type Graph, type NodeKey, readKey } from './graph.rules.ts';
import { TreeLabel } from './TreeLabel.tsx';
import { answerTreeKey, rowsInSight, treeOf, type TreeRow } from './tree.rules.ts';
import * as css from './tree.css.ts';
import { topologyWords } from './words.ts';

registerIcons({ 'chevron-right': chevron });

interface Props {
  readonly graph: Graph;
  readonly chosen: NodeKey | null;
  readonly onChoose: (key: NodeKey) => void;
}

/** The facts of the picture, one below the other (ARIA's tree pattern). */
export function Tree({ graph, chosen, onChoose }: Props) {
  const t = useText(topologyWords);
  const { rows, current, stop, stand, onKeyDown, onClick } = useTreeRows({ graph, chosen, onChoose });
  return (
    <div className={css.tree} role="tree" aria-label={t('tree')}>
      {rows.map((row) => {
        const isStop = row === current;
        return (
          <div
            key={row.path}
            ref={isStop ? stop : null}
            className={css.row}
            style={{ paddingInlineStart: (row.level - 1) * 22 + 8 }}
            role="treeitem"
            aria-level={row.level}
            aria-posinset={row.place}
            aria-setsize={row.siblings}
            aria-selected={row.node.key === chosen}
            {...(row.isOpen !== null && { 'aria-expanded': row.isOpen })}
            tabIndex={isStop ? 0 : -1}
            onFocus={() => stand(row.path)}
            onClick={(event) => onClick(event, row)}
            onKeyDown={onKeyDown}
          >
            <Twist isOpen={row.isOpen} />
            {/* The words of servers are fetched with the first of them: the other rows stay meanwhile. */}
            <Suspense>
              <TreeLabel row={row} graph={graph} />
            </Suspense>
          </div>
        );
      })}
    </div>
  );
}

/** Which rows show, which one has the focus, and where keys and the pointer lead. */
function useTreeRows({ graph, chosen, onChoose }: Props) {
  const nodes = useMemo(() => treeOf(graph), [graph]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsInSight(nodes, turned);
  const [stood, setStood] = useState<string | null>(null);
  const current =
    rows.find(({ path }) => path === stood) ?? rows.find(({ node }) => node.key === chosen) ?? rows[0] ?? null;
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const asked = useRef(false);
  const stop = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    stop.current?.focus();
  });

  const turn = (path: string) =>
    setTurned((now) => new Set(now.has(path) ? [...now].filter((one) => one !== path) : [...now, path]));
  const select = ({ node, path, isOpen }: TreeRow) => {
    setStood(path);
    if (readKey(node.key)) onChoose(node.key as NodeKey);
    else if (isOpen !== null) turn(path);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (!current) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return select(current);
    }
    const answer = answerTreeKey(rows, current.path, event.key, isRtl);
    if (!answer) return;
    event.preventDefault();
    if (answer.turn !== undefined) turn(answer.turn);
    if (answer.go !== undefined) {
      asked.current = true;
      setStood(answer.go);
    }
  }

  const onClick = (event: MouseEvent<HTMLElement>, row: TreeRow) => {
    setStood(row.path);
    if (event.target instanceof Element && event.target.closest('[data-twist]')) turn(row.path);
    else select(row);
  };

  return { rows, current, stop, stand: setStood, onKeyDown, onClick };
}

/** For a pointer; the arrow keys do the same. */
function Twist({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return <span className={css.noTwist} />;
  return (
    <span className={isOpen ? css.openTwist : css.twist} data-twist>
      <Icon name="chevron-right" />
    </span>
  );
}
