import type { ListQuery } from '@skydeck/contract';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import { Combobox, AsyncOptionsField } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly name: string;
  readonly error: string;
  readonly value: string;
  readonly onInput?: (event: Event) => void;
  readonly onChange: (event: Event) => void;
  /** Filters of the list: whose groups are offered. */
  readonly query?: ListQuery;
}

const everything: ListQuery = {};

/** One security group, by id. Takes what `useFields().text` gives. */
export function SecurityGroupPicker({ query = everything, ...field }: Props) {
  const t = useText(securityGroupWords);
  const all = useAll(securityGroups, query);
  const nameOf = useDistinctName(all.items);
  const options = all.items.map((group) => ({ value: group.id, label: nameOf(group), description: group.description }));
  return (
    <AsyncOptionsField all={all}>
      <Combobox
        placeholder={t('picker.placeholder')}
        loading={!all.filled && all.problem === null}
        options={options}
        {...field}
      />
    </AsyncOptionsField>
  );
}
