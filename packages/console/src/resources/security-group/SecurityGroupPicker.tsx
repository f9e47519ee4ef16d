import type { ListQuery } from '@skydeck/contract';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useText } from '../../kit/text/index.ts';
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

/** One security group, by id. Takes what `useFields().text` gives. */
export function SecurityGroupPicker(field: Props) {
  const t = useText(securityGroupWords);
  return (
    <ItemCombobox
      resource={securityGroups}
      placeholder={t('picker.placeholder')}
      optionsOf={({ description = '' }) => ({ description })}
      {...field}
    />
  );
}
