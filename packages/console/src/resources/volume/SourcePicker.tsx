import { GIB, type Image, leastVolumeOf } from '@skydeck/contract';
import { useEffect, useEffectEvent } from 'react';
import { useKnown } from '../../kit/data/useKnown.ts';
import type { TextBinding } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
import { images, imageWords, isIso } from '../image/index.ts';
import { recoveryPoints } from '../recovery-point/index.ts';
import { volumeSnapshots } from '../volume-snapshot/index.ts';

/** What a volume takes from what it is made of. */
export interface SourceFacts {
  /** GiB that it has at least. */
  readonly size: number;
  readonly policy: string | undefined;
}

interface Props extends TextBinding {
  readonly label: string;
  readonly source: 'image' | 'snapshot' | 'point';
  /** Is told of what is chosen; null: nothing. */
  readonly onChosen: (facts: SourceFacts | null) => void;
}

const available = { status: 'available' };
const active = { status: 'active' };

/** What a volume is made of, by id. Takes what `useFields().text` gives. */
export function SourcePicker({ source, onChosen, ...field }: Props) {
  const t = useText(imageWords);
  const format = useFormat();
  const kept = ({ volume_name: volume, size }: { readonly volume_name: string; readonly size: number }) => ({
    description: format.list([volume, format.bytes(size * GIB)]),
  });
  const ofImage = (image: Image) => ({
    description: format.list([
      t(isIso(image) ? 'kind.iso' : 'kind.template'),
      format.bytes(leastVolumeOf(image) * GIB),
    ]),
  });
  useSourceFacts(source, field.value, onChosen);
  const facts = { required: true, ...field };
  if (source === 'image') return <ItemCombobox resource={images} query={active} optionsOf={ofImage} {...facts} />;
  return source === 'snapshot' ? (
    <ItemCombobox resource={volumeSnapshots} query={available} optionsOf={kept} {...facts} />
  ) : (
    <ItemCombobox resource={recoveryPoints} query={available} optionsOf={kept} {...facts} />
  );
}

function useSourceFacts(source: Props['source'], id: string, onChosen: Props['onChosen']) {
  const [image] = useKnown(images, source === 'image' ? [id] : []);
  const [snapshot] = useKnown(volumeSnapshots, source === 'snapshot' ? [id] : []);
  const [point] = useKnown(recoveryPoints, source === 'point' ? [id] : []);
  const size = image ? leastVolumeOf(image) : (snapshot ?? point)?.size;
  const policy = snapshot?.storage_policy_name;
  const tell = useEffectEvent(onChosen);
  useEffect(() => tell(size === undefined ? null : { size, policy }), [size, policy]);
}
