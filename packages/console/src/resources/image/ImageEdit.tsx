import { GIB, type Image } from '@skydeck/contract';
import { useMemo } from 'react';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useChangeForm } from '../../kit/form/index.ts';
import { imageChange } from './image.form.ts';
import { images } from './image.ts';
import { ImageFields } from './ImageFields.tsx';

export const ImageEdit = withItem(images, 'imageId', function EditForm({ item }: { item: Image }) {
  const model = useMemo(() => imageChange(item), [item]);
  const form = useChangeForm(images, model, item);
  const isIso = item.disk_format === 'iso';
  return (
    <ChangeShell resource={images} item={item} form={form}>
      <ImageFields form={form} isIso={isIso} leastDisk={isIso ? 0 : Math.ceil((item.virtual_size ?? 0) / GIB)} />
    </ChangeShell>
  );
});
