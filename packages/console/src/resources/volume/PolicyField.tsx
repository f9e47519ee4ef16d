import { Select } from '@skydeck/react-bindings/select';
import { useAll } from '../../kit/data/useAll.ts';
import { AsyncOptionsField, type TextBinding } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { storagePolicies } from '../storage-policy/index.ts';
import { volumeWords } from './volume.ts';

interface Props extends TextBinding {
  /** Left out: the usual. A field that is fetched later says it beforehand. */
  readonly label?: string;
  /** What nothing chosen means; left out: something has to be chosen. */
  readonly unset?: string;
  /** The name of one that is not offered. */
  readonly except?: string;
}

/** A storage policy, by its name. Takes what `useFields().text` gives. */
export function PolicyField({ unset, except, ...field }: Props) {
  const t = useText(volumeWords);
  const all = useAll(storagePolicies);
  return (
    <AsyncOptionsField all={all}>
      <Select label={t('field.policy')} required={unset === undefined} {...field}>
        <option value="">{unset ?? t('policy.choose')}</option>
        {all.items
          .filter(({ name }) => name !== except)
          .map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
      </Select>
    </AsyncOptionsField>
  );
}
