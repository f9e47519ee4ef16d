import { GIB, type Image, imageFormats, imageVisibilities } from '@skydeck/contract';
import { type DragEvent, useMemo } from 'react';
import { useOpenPanel } from '../../kit/navigation/index.ts';
import {
  byName,
  choiceFilter,
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  ListPage,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  useCreateButton,
  useList,
} from '../../kit/list/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useWhyNoProject } from '../../kit/permissions/useWhyNoProject.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { keepDropped } from './dropped-file.ts';
import { distroText } from './image.rules.ts';
import { images, imageStatusFilter, imageWords } from './image.ts';
import { ImageProgress } from './ImageProgress.tsx';
import { imagePaths } from './paths.ts';
import { useImageActions } from './useImageActions.ts';

const kinds = ['template', 'iso'] as const;

export function ImageList() {
  const list = useList(images, {
    filters: ['kind', 'status', 'disk_format', 'visibility', 'tags'],
    texts: ['tags'],
    sort: byName,
  });
  return (
    <div {...useFileDrop()}>
      <ListPage
        list={list}
        columns={useColumns(list.nameOf)}
        filters={useFilters()}
        {...useImageActions()}
        create={useCreateButton(images)}
      />
    </div>
  );
}

/** A file that is dropped anywhere on the page opens the form with it. */
// spec: image.drop
function useFileDrop() {
  const open = useOpenPanel();
  const mayUpload = useCan(images.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  if (!mayUpload || whyNot !== '') return {};
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      // A form that is open takes it itself.
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      keepDropped(file);
      open(imagePaths.add());
    },
  };
}

const kindOf = ({ disk_format }: Image) => (disk_format === 'iso' ? 'iso' : 'template');
const isPublic = ({ visibility }: Image) => visibility === 'public';

function useColumns(nameOf: (image: Image) => string): readonly Column<Image>[] {
  const t = useText(imageWords);
  const format = useFormat();
  return useMemo(() => {
    const bytes = (value: number) => (value > 0 ? format.bytes(value) : '—');
    return [
      nameColumn(t, ({ id }) => imagePaths.details(id), nameOf),
      textColumn(t, 'kind', (image: Image) => t(`kind.${kindOf(image)}`), { priority: 2, kind: 'word' }),
      textColumn(t, 'disk_format', (image: Image) => image.disk_format, { sort: 'disk_format', priority: 3 }),
      textColumn(t, 'os_distro', (image: Image) => distroText(t, image.os_distro), { priority: 2 }),
      {
        ...statusColumn<Image>(t, (image) => <ImageProgress image={image} />),
        value: ({ status }) => status,
      },
      numberColumn(t, 'size', (image: Image) => image.size ?? 0, bytes, { sort: 'size', priority: 1 }),
      numberColumn(t, 'min_disk', (image: Image) => image.min_disk * GIB, bytes, {
        sort: 'min_disk',
        priority: 3,
      }),
      textColumn(t, 'visibility', (image: Image) => t(isPublic(image) ? 'visibility.public' : 'visibility.shared'), {
        priority: 3,
      }),
      textColumn(t, 'tags', (image: Image) => image.tags.join(', '), { priority: 4, hidden: true }),
      createdColumn(t),
      idColumn(t),
    ];
  }, [t, format, nameOf]);
}

function useFilters(): readonly FilterFacts[] {
  const t = useText(imageWords);
  return [
    choiceFilter(t, 'kind', 'field.kind', kinds, 'kind'),
    imageStatusFilter(t),
    // The words of the programs that make them.
    {
      key: 'disk_format',
      title: t('field.disk_format'),
      options: imageFormats.map((value) => ({ value, label: value })),
    },
    choiceFilter(t, 'visibility', 'field.visibility', imageVisibilities, 'visibility'),
    { key: 'tags', title: t('field.tags'), options: [] },
  ];
}
