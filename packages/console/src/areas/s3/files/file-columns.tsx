import { useMemo } from 'react';
import type { Column } from '../../../kit/list/index.ts';
import { Ago, LinkTo } from '../../../kit/page/index.ts';
import { type Format, useFormat, useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import * as css from './files.css.ts';
import { KindIcon } from './KindIcon.tsx';
import { filesWords } from './words.ts';

const sizeOf = ({ size }: Entry, format: Format) => (size === null ? '—' : format.bytes(size));

export function useFileColumns(bucket: string): readonly Column<Entry>[] {
  const t = useText(filesWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: (entry) => (
          <span className={css.nameCell} data-entry={entry.id}>
            <KindIcon entry={entry} />
            <LinkTo
              look="name"
              to={entry.isFolder ? s3Paths.files(bucket, entry.key) : s3Paths.file(bucket, entry.prefix, entry.key)}
            >
              <bdi className={css.name}>{nameOf(entry)}</bdi>
            </LinkTo>
          </span>
        ),
      },
      {
        key: 'type',
        title: t('field.type'),
        sort: 'type',
        priority: 3,
        cell: ({ isFolder, type }) => (isFolder ? t('type.folder') : type.toUpperCase() || t('type.file')),
      },
      {
        key: 'size',
        title: t('field.size'),
        sort: 'size',
        priority: 1,
        align: 'end',
        kind: 'number',
        cell: (entry) => sizeOf(entry, format),
      },
      {
        key: 'modified',
        title: t('field.modified'),
        sort: 'modified',
        priority: 2,
        kind: 'date',
        cell: ({ lastModified }) => (lastModified === null ? '—' : <Ago at={lastModified} />),
      },
    ],
    [t, format, bucket],
  );
}

/** A folder can be called nothing at all, between two slashes; a row without a name could not be opened. */
export const nameOf = ({ name }: Pick<Entry, 'name'>): string => (name === '' ? '/' : visibleName(name));
