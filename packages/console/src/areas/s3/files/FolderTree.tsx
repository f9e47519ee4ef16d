import { registerIcons } from '@skydeck/react-bindings/icon';
import more from 'lucide-static/icons/ellipsis.svg?raw';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { menuTitle } from '../../../kit/page/menu.css.ts';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { useText } from '../../../kit/text/index.ts';
import { Tree, type TreeNode } from '../../../kit/tree/Tree.tsx';
import { s3Paths } from '../paths.ts';
import type { Route } from '../jobs/copy-entries.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import { draggedEntries, ENTRIES_TYPE } from './dragged-entries.ts';
import { entryOf, movedTo, type ReadFolders, ROOT } from './folder-tree.rules.ts';
import { useFolderTree } from './useFolderTree.ts';
import { filesWords } from './words.ts';

registerIcons({ ellipsis: more });

const MoveDialog = lazyComponent(async () => (await import('./MoveDialog.tsx')).MoveDialog);

interface FolderTreeProps {
  readonly bucket: string;
  /** Where the person is. */
  readonly prefix: string;
}

/** What is in no folder's own name: they end in a slash. */
const moreOf = (folder: string) => `${folder}>`;
const isFolder = (prefix: string) => prefix === ROOT || prefix.endsWith('/');
/** A key is no empty text. */
const idOf = (prefix: string) => `/${prefix}`;
const prefixOf = (id: string) => id.slice(1);

/** The folders of a bucket: the way to each, and the place to drop one on another (spec: s3.tree). */
export function FolderTree({ bucket, prefix }: FolderTreeProps) {
  const t = useText(filesWords);
  const id = useId();
  const navigate = useNavigate();
  const mayCreate = useCan('s3_enable', 'create');
  const mayDelete = useCan('s3_enable', 'delete');
  const { read, expanded, setExpanded, more: readMore } = useFolderTree(bucket, prefix);
  const [asked, setAsked] = useState<readonly Route[] | null>(null);

  /** null where one of them cannot go there. */
  const routesTo = (target: string, entries: readonly (Entry | null)[]): Route[] | null => {
    const routes = entries.flatMap((entry) => {
      const to = entry && isFolder(prefixOf(target)) ? movedTo(entry, prefixOf(target)) : null;
      return entry && to !== null ? [{ entry, to }] : [];
    });
    return routes.length === entries.length && routes.length > 0 ? routes : null;
  };
  const folderOf = (node: string) => [entryOf(read, prefixOf(node))];
  const select = (node: string) => {
    const folder = prefixOf(node);
    if (folder.endsWith('>')) readMore(folder.slice(0, -1));
    else if (isFolder(folder)) void navigate(s3Paths.files(bucket, folder));
  };
  return (
    <div>
      <h2 className={menuTitle} id={id}>
        {t('tree.title', { bucket })}
      </h2>
      <Tree
        label={t('tree.title', { bucket })}
        nodes={[nodeOf(ROOT, bucket, { read, expanded, more: t('tree.more') })]}
        selected={idOf(prefix)}
        onSelect={select}
        expanded={new Set([...expanded].map(idOf))}
        onExpand={(ids) => setExpanded(new Set([...ids].map(prefixOf)))}
        {...(mayCreate &&
          mayDelete && {
            canMove: (node: string, target: string) => routesTo(target, folderOf(node)) !== null,
            onMove: (node: string, target: string) => setAsked(routesTo(target, folderOf(node))),
            guests: {
              type: ENTRIES_TYPE,
              canDrop: (target: string) => routesTo(target, draggedEntries()) !== null,
              onDrop: (target: string) => setAsked(routesTo(target, draggedEntries())),
            },
          })}
      />
      {asked && <MoveDialog bucket={bucket} routes={asked} onClosed={() => setAsked(null)} />}
    </div>
  );
}

interface Shown {
  readonly read: ReadFolders;
  readonly expanded: ReadonlySet<string>;
  /** The words for what was not read yet. */
  readonly more: string;
}

function nodeOf(prefix: string, name: string, shown: Shown): TreeNode {
  const known = shown.read.get(prefix);
  const isOpen = shown.expanded.has(prefix);
  const icon = prefix === ROOT ? 'area-s3-storage' : isOpen && known ? 'folder-open' : 'kind-folder';
  const node = { id: idOf(prefix), name, icon, isFixed: prefix === ROOT };
  if (!known) return node;
  const children = known.folders.map((folder) => nodeOf(folder.key, visibleName(folder.name) || '/', shown));
  const rest = { id: idOf(moreOf(prefix)), name: shown.more, icon: 'ellipsis', isFixed: true };
  return { ...node, children: known.next === null ? children : [...children, rest] };
}
