import type { Pill } from '@skydeck/react-bindings/pill';
import type { ComponentType } from 'react';
import { Status } from './page/index.ts';
import type { States } from './states.rules.ts';
import { type KeyOf, type Text, useText, type Words } from './text/index.ts';
import type { Column, FilterFacts } from './list/columns.ts';
import { statusColumn } from './list/item-columns.tsx';

export interface StatusProps {
  readonly status: string;
  /** Quiet in a table, a pill beside a title. */
  readonly as?: typeof Status | typeof Pill;
}

export interface StatusParts<Table> {
  /** A status without words shows as it is. */
  readonly Status: ComponentType<StatusProps>;
  readonly column: <Item extends { readonly status: string }>(t: Text<Table>) => Column<Item>;
  readonly filter: (t: Text<Table>) => FilterFacts;
}

/**
 * What shows the status of a resource, and what filters by it. The words have a key `status.ACTIVE` for each.
 *
 * `const { Status: RouterStatus, column, filter } = statusOf(routerWords, routerStates);`
 */
export function statusOf<Table, Known extends string>(
  words: Words<Table> & (`status.${Known}` | 'field.status' extends KeyOf<Table> ? unknown : never),
  { statuses, isKnownStatus, stateOf }: States<Known>,
): StatusParts<Table> {
  const labelOf = (t: Text<Table>, status: Known) => t(`status.${status}` as KeyOf<Table>);
  function ItemStatus({ status, as: Shape = Status }: StatusProps) {
    const t: Text<Table> = useText(words);
    return <Shape state={stateOf(status)} label={isKnownStatus(status) ? labelOf(t, status) : status} />;
  }
  const title = 'field.status' as KeyOf<Table>;
  return {
    Status: ItemStatus,
    column: (t) => ({
      ...statusColumn(
        () => t(title),
        ({ status }) => <ItemStatus status={status} />,
      ),
      value: ({ status }) => status,
    }),
    filter: (t) => ({
      key: 'status',
      title: t(title),
      options: statuses.map((value) => ({ value, label: labelOf(t, value) })),
    }),
  };
}
