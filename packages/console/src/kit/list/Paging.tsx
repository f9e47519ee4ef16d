import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons, registerMirrored } from '@skydeck/react-bindings/icon';
import { Menu, MenuItem } from '@skydeck/react-bindings/menu';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { pageSizes } from './list-query.ts';
import * as css from './paging.css.ts';
import { pagesToShow, rangeOf } from './paging.rules.ts';
import type { List } from './useList.ts';

registerIcons({ 'chevron-down': chevronDown, 'chevron-left': chevronLeft, 'chevron-right': chevronRight });
registerMirrored(['chevron-left', 'chevron-right']);

/** Which rows these are, how many at a time, and the way to the others. */
export function Paging<Item>({ list, label }: { list: List<Item>; label: string }) {
  const t = useText(kitWords);
  const format = useFormat();
  if (!list.filled && list.phase === 'failed') return null;
  const { first, last } = rangeOf(list.view, list.count);
  const values = { first: format.number(first), last: format.number(last), total: format.number(list.count) };
  return (
    <footer className={list.filled && list.count === 0 ? css.blankFooter : css.footer}>
      {list.filled ? (
        <span aria-live="polite">{list.count > 0 && t('paging.range', values)}</span>
      ) : (
        <span className={css.bone} />
      )}
      {list.filled && list.count > 0 && (
        <div className={css.end}>
          <PageSize list={list} />
          <Pager list={list} label={label} />
        </div>
      )}
    </footer>
  );
}

function PageSize<Item>({ list }: { list: List<Item> }) {
  const t = useText(kitWords);
  const format = useFormat();
  return (
    <div className={css.size}>
      <span aria-hidden="true">{t('paging.rows')}</span>
      <Menu label={t('paging.rows_label')} onSkySelect={({ value }) => list.setSize(Number(value))}>
        <Button
          slot="trigger"
          variant="ghost"
          size="x-small"
          label={t('paging.rows_now', { size: format.number(list.view.size) })}
        >
          {format.number(list.view.size)}
          <Icon slot="end" name="chevron-down" size={14} />
        </Button>
        {pageSizes.map((size) => (
          <MenuItem key={size} type="radio" value={String(size)} checked={size === list.view.size}>
            {format.number(size)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function Pager<Item>({ list, label }: { list: List<Item>; label: string }) {
  const t = useText(kitWords);
  const format = useFormat();
  const {
    view: { page },
    pages,
    setPage,
  } = list;
  const step = (to: number, icon: string, name: string) => (
    <button
      type="button"
      className={css.page}
      aria-label={name}
      disabled={to < 1 || to > pages}
      onClick={() => setPage(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className={css.pager} aria-label={t('paging.label', { title: label })}>
      {step(page - 1, 'chevron-left', t('paging.previous'))}
      {pagesToShow(page, pages).map((number, at) =>
        number === null ? (
          // A gap has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`gap ${at}`} className={css.gap}>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={css.page}
            aria-label={t('paging.page', { number: format.number(number) })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => setPage(number)}
          >
            {format.number(number)}
          </button>
        ),
      )}
      {step(page + 1, 'chevron-right', t('paging.next'))}
    </nav>
  );
}
