import type { ListQuery } from '@skydeck/contract';
import { Combobox } from '@skydeck/react-bindings/combobox';
import { Offered } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/useAll.ts';
import { securityGroups } from './security-group.ts';
import { securityGroupWords } from './words.ts';

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
  const options = all.items.map(({ id, name, description }) => ({ value: id, label: name, description }));
  return (
    <Offered all={all}>
      <Combobox
        placeholder={t('picker.placeholder')}
        loading={!all.filled && all.problem === null}
        options={options}
        {...field}
      />
    </Offered>
  );
}
