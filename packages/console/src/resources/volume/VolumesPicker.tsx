import type { ListQuery, Volume } from '@skydeck/contract';
import { Combobox, AsyncOptionsField } from '../../kit/form/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { volumes, volumeWords } from './volume.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly name: string;
  readonly error: string;
  readonly values: string[];
  readonly invalidValues?: string[];
  readonly onChange: (event: Event) => void;
  /** Filters of the list; all volumes of the project if left out. */
  readonly query?: ListQuery;
  /** Ids that are not offered. */
  readonly exclude?: readonly string[];
}

const none: readonly string[] = [];
const everything: ListQuery = {};
const GIB = 1024 ** 3;

/** Several volumes, by id. Takes what `useFields().many` gives. */
export function VolumesPicker({ query = everything, exclude = none, ...field }: Props) {
  const t = useText(volumeWords);
  const format = useFormat();
  const all = useAll(volumes, query);
  const describe = ({ size, attachments }: Volume) =>
    format.list([format.bytes(size * GIB), ...attachments.map(({ server_name: name }) => name)]);
  const options = all.items
    .filter(({ id }) => !exclude.includes(id))
    .map((volume) => ({ value: volume.id, label: volume.name, description: describe(volume) }));
  return (
    <AsyncOptionsField all={all}>
      <Combobox
        multiple
        placeholder={t('picker.placeholder')}
        loading={!all.filled && all.problem === null}
        options={options}
        {...field}
      />
    </AsyncOptionsField>
  );
}
