import type { Action, Subject } from '@skydeck/contract';
import { type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import {
  EmptyList,
  factsOf,
  type FilterFacts,
  type ListBodyProps,
  type OfferedAction,
  type RowFilter,
  useActions,
  useRows,
} from '../list/index.ts';
import { type KeyOf, useFormat, useText, type Words } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { NestedList } from './NestedList.tsx';
import { PagePrimary } from './page-slot.tsx';
import { useFormButton } from './useFormButton.tsx';

type Way = Omit<Parameters<typeof useFormButton>[0], 'subject' | 'label' | 'icon'>;
type Shared = 'title' | 'columns' | 'label' | 'storageKey';

interface ListCardProps<Item extends { id: string }, Table> extends Pick<ListBodyProps<Item>, Shared> {
  /** The words of the parts, as `partOf` has them: `list.none` and `list.empty_text` are said where there are none. */
  readonly words: Words<Table> & ('list.none' | 'list.empty_text' extends KeyOf<Table> ? unknown : never);
  /** The icon of the kind of thing. */
  readonly icon: string;
  /** Whose parts they are: who may change it may change them. */
  readonly subject: Subject;
  readonly rows: readonly Item[];
  readonly filters?: readonly (FilterFacts & RowFilter<Item>)[];
  readonly sort?: Parameters<typeof factsOf>[2];
  readonly actions?: readonly OfferedAction<Item>[];
  /** The way to the form of a new one. */
  readonly add?: Way & { readonly right?: Action };
  /** The way to the form of all. */
  readonly edit?: Way & { readonly label: string };
  /** What the forms over the list are given. */
  readonly context?: unknown;
  /** Before the rows. */
  readonly children?: ReactNode;
  /** After the rows. */
  readonly after?: ReactNode;
}

const none: readonly never[] = [];

/** The parts of an object as a list behind one of its tabs: found, sorted, added, changed and taken away. */
export function ListCard<Item extends { id: string }, Table>(props: ListCardProps<Item, Table>) {
  const { icon, subject, rows, filters = none, sort, add, edit, context, children, after } = props;
  const say = useText<Table>(props.words) as (key: 'list.none' | 'list.empty_text' | 'add.new') => string;
  const columns = useSortable(props.columns);
  const facts = useMemo(() => factsOf(columns, filters, sort), [columns, filters, sort]);
  const list = useRows(rows, facts);
  const { actions, dialogs } = useActions<Item>(subject, undefined, props.actions ?? none);
  const searchLabel = useSearchLabel(props.columns);
  const way = edit
    ? ({ icon: 'pencil', ...edit } as const)
    : ({ icon: 'plus', label: say('add.new'), ...add } as const);
  const button = useFormButton({ subject, to: '', ...way });
  const action = (add ?? edit) && button;
  const { title, label, storageKey } = props;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyList icon={icon} title={say('list.none')} text={say('list.empty_text')} action={action} />
      ) : (
        <>
          <PagePrimary>{action}</PagePrimary>
          <NestedList {...{ title, list, columns, filters, actions, searchLabel, label, storageKey, after }}>
            {children}
          </NestedList>
        </>
      )}
      {dialogs}
      <Outlet context={context} />
    </>
  );
}

/** What is known of each row can be sorted by. */
const useSortable = <Item,>(columns: ListBodyProps<Item & { id: string }>['columns']) =>
  useMemo(() => columns.map((column) => (column.value ? { sort: column.key, ...column } : column)), [columns]);

/** Names the columns in which a text is looked for. */
function useSearchLabel(columns: readonly { readonly title: string; readonly searchText?: unknown }[]): string {
  const t = useText(kitWords);
  const format = useFormat();
  const titles = columns.filter(({ searchText }) => searchText).map(({ title }) => title);
  return t('list.search_by', { titles: format.anyOf(titles) });
}
