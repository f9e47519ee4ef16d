import { useEffect, useEffectEvent } from 'react';
import { useKnown } from '../../kit/data/useKnown.ts';
import type { TextBinding } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat } from '../../kit/text/index.ts';
import { recoveryPoints } from '../recovery-point/index.ts';
import { volumeSnapshots } from '../volume-snapshot/index.ts';
import { GIB } from './volume.ts';

/** What a volume takes from what it is made of. */
export interface SourceFacts {
  /** GiB that it has at least. */
  readonly size: number;
  readonly policy: string | undefined;
}

interface Props extends TextBinding {
  readonly label: string;
  readonly source: 'snapshot' | 'point';
  /** Is told of what is chosen; null: nothing. */
  readonly onChosen: (facts: SourceFacts | null) => void;
}

const available = { status: 'available' };

/** What a volume is made of, by id. Takes what `useFields().text` gives. */
export function SourcePicker({ source, onChosen, ...field }: Props) {
  const format = useFormat();
  const optionsOf = ({ volume_name: volume, size }: { readonly volume_name: string; readonly size: number }) => ({
    description: format.list([volume, format.bytes(size * GIB)]),
  });
  useSourceFacts(source, field.value, onChosen);
  const facts = { required: true, query: available, optionsOf, ...field };
  return source === 'snapshot' ? (
    <ItemCombobox resource={volumeSnapshots} {...facts} />
  ) : (
    <ItemCombobox resource={recoveryPoints} {...facts} />
  );
}

function useSourceFacts(source: Props['source'], id: string, onChosen: Props['onChosen']) {
  const [snapshot] = useKnown(volumeSnapshots, source === 'snapshot' ? [id] : []);
  const [point] = useKnown(recoveryPoints, source === 'point' ? [id] : []);
  const size = (snapshot ?? point)?.size;
  const policy = snapshot?.storage_policy_name;
  const tell = useEffectEvent(onChosen);
  useEffect(() => tell(size === undefined ? null : { size, policy }), [size, policy]);
}
