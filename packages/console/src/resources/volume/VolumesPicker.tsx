import { GIB, type ListQuery, type Volume } from '@skydeck/contract';
import type { TextBinding } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
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

/** Several volumes, by id. Takes what `useFields().many` gives. */
export function VolumesPicker({ exclude = none, ...field }: Props) {
  const t = useText(volumeWords);
  const describe = useDescription();
  return (
    <ItemCombobox
      multiple
      resource={volumes}
      placeholder={t('picker.placeholder')}
      fits={({ id }) => !exclude.includes(id)}
      optionsOf={(volume) => ({ description: describe(volume) })}
      {...field}
    />
  );
}

interface SingleProps extends TextBinding {
  readonly label: string;
  readonly required?: boolean;
}

/** One volume, by id. Takes what `useFields().text` gives. */
export function VolumePicker(field: SingleProps) {
  const t = useText(volumeWords);
  const describe = useDescription();
  return (
    <ItemCombobox
      resource={volumes}
      placeholder={t('picker.one')}
      optionsOf={(volume) => ({ description: describe(volume) })}
      {...field}
    />
  );
}

/** How large it is, and what has it. */
function useDescription() {
  const format = useFormat();
  return ({ size, attachments }: Volume) =>
    [format.bytes(size * GIB), ...attachments.map(({ server_name: name }) => name)].join(' · ');
}
