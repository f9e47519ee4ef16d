import type { Image } from '@skydeck/contract';
import type { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { ImageStatus, imageWords } from './image.ts';

interface Props {
  readonly image: Pick<Image, 'status' | 'progress'>;
  readonly as?: typeof Status | typeof Pill;
}

/** The status of an image; of one that is being uploaded, how far it is. */
// spec: image.progress
export function ImageProgress({ image: { status, progress }, as: Shape = Status }: Props) {
  const t = useText(imageWords);
  const format = useFormat();
  if (status !== 'saving' || progress === null) return <ImageStatus status={status} as={Shape} />;
  return <Shape state="progress" label={t('progress', { percent: format.percent(progress) })} />;
}
