import type { Tagged } from '@skydeck/contract';
import { Property } from './Properties.tsx';

interface Props {
  readonly t: (key: 'field.description' | 'field.tags') => string;
  readonly item: Tagged;
}

/** What people wrote at the item. A tag has no comma. */
export const TaggedProperties = ({ t, item: { description, tags = [] } }: Props) => (
  <>
    <Property label={t('field.description')}>{description && <bdi>{description}</bdi>}</Property>
    <Property label={t('field.tags')}>{tags.length > 0 && <bdi>{tags.join(', ')}</bdi>}</Property>
  </>
);
