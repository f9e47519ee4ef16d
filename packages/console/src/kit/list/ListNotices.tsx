import { Button } from '@skydeck/react-bindings/button';
import { EmptyState } from '@skydeck/react-bindings/empty-state';
import { registerIcons } from '@skydeck/react-bindings/icon';
import searchX from 'lucide-static/icons/search-x.svg?raw';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './list.css.ts';
import { StaleRows } from './StaleRows.tsx';
import type { List } from './useList.ts';

registerIcons({ 'search-x': searchX });

/** Nothing is left of the list by what it is filtered for. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText(kitWords);
  return (
    <EmptyState
      compact
      className={css.noMatch}
      icon="search-x"
      heading={t('list.no_match')}
      text={t('list.no_match_text')}
    >
      <Button slot="actions" onClick={onClear}>
        {t('list.clear_filters')}
      </Button>
    </EmptyState>
  );
}

/** The rows are there, but reading them again failed. */
export const Stale = <Item,>({ list }: { list: List<Item> }) => (
  <StaleRows problem={list.problem} retry={list.refresh} />
);
