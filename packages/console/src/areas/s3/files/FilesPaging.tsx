import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons, registerMirrored } from '@skydeck/react-bindings/icon';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import * as css from './files.css.ts';
import { FILES_ON_PAGE } from './files.rules.ts';
import type { Files } from './useFiles.ts';
import { filesWords } from './words.ts';

registerIcons({ 'chevron-left': chevronLeft, 'chevron-right': chevronRight });
registerMirrored(['chevron-left', 'chevron-right']);

/** Which entries these are. How many there are is known when the folder was read to its end. */
export function FilesPaging({ files }: { files: Files }) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const format = useFormat();
  const { folder, rows, page, pages, setPage } = files;
  if (!folder.filled) return <footer className={css.footer} />;
  const first = (page - 1) * FILES_ON_PAGE + 1;
  const values = {
    first: format.number(Math.min(first, folder.entries.length)),
    last: format.number(first + rows.length - 1),
    total: format.number(folder.entries.length),
  };
  const isLast = folder.isComplete && page >= pages;
  const step = (to: number, icon: string, name: string, isOff: boolean) => (
    <Button size="small" variant="ghost" iconOnly label={name} disabled={isOff} onClick={() => setPage(to)}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <footer className={css.footer}>
      <span aria-live="polite">
        {rows.length > 0 && (folder.isComplete ? kit('paging.range', values) : t('paging.more', values))}
      </span>
      <nav className={css.pager} aria-label={kit('paging.label', { title: t('files') })}>
        {step(page - 1, 'chevron-left', kit('paging.previous'), page === 1)}
        {step(page + 1, 'chevron-right', kit('paging.next'), isLast)}
      </nav>
    </footer>
  );
}
