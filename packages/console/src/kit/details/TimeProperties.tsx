import { useFormat } from '../text/index.ts';
import { Property } from './Properties.tsx';

interface Props {
  readonly t: (key: 'field.created' | 'field.updated') => string;
  readonly item: { readonly created_at: string; readonly updated_at: string };
}

/** When the item was made and last changed, in the words of its resource. */
export function TimeProperties({ t, item }: Props) {
  const format = useFormat();
  return (
    <>
      <Property label={t('field.created')}>{format.dateTime(item.created_at)}</Property>
      <Property label={t('field.updated')}>{format.dateTime(item.updated_at)}</Property>
    </>
  );
}
