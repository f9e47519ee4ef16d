import { parseSort } from '@skydeck/contract';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../../kit/text/index.ts';
import { useParam } from '../../../kit/navigation/useParam.ts';
import { useUrlState } from '../../../kit/navigation/url-state.ts';
import type { Entry } from '../wire/listing.ts';
import { byName, FILES_ON_PAGE, type FileSort, isFileSort, pageOf, serverOrder, sortEntries } from './files.rules.ts';
import { type FolderView, useFolder } from './useFolder.ts';

export interface Files {
  readonly bucket: string;
  readonly prefix: string;
  readonly search: string;
  readonly folder: FolderView;
  /** Of this page. */
  readonly rows: readonly Entry[];
  readonly page: number;
  readonly pages: number;
  /** null while the folder is too long to be sorted here: then the order is the server's. */
  readonly sort: FileSort | null;
  setSearch(text: string): void;
  setSort(sort: FileSort): void;
  setPage(page: number): void;
}

const textAt = (value: unknown) => (value === undefined ? '' : String(value));

/** A page of a folder: all that is looked at stands in the address. */
export function useFiles(): Files {
  const bucket = useParam('bucketName');
  const url = useUrlState();
  const language = useLanguage();
  const path = textAt(url.read('path'));
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  const search = textAt(url.read('search'));
  const asked = url.read('page');
  const page = Number.isInteger(asked) && Number(asked) > 0 ? Number(asked) : 1;
  const named = parseSort(textAt(url.read('sort')));
  const wanted = named && isFileSort(named) ? named : byName;
  const folder = useFolder(bucket, prefix, search);
  const { entries, isComplete, reach, filled } = folder;
  const { field, direction } = wanted;

  const ordered = useMemo(
    () => (isComplete ? sortEntries(entries, { field, direction }, language) : serverOrder(entries)),
    [entries, isComplete, field, direction, language],
  );
  // One more than shows, to know whether there is a next page.
  useEffect(() => reach(page * FILES_ON_PAGE + 1), [reach, page]);
  const pages = Math.max(1, Math.ceil(entries.length / FILES_ON_PAGE));
  const here = filled && isComplete ? Math.min(page, pages) : page;

  return {
    bucket,
    prefix,
    search,
    folder,
    rows: pageOf(ordered, here),
    page: here,
    pages,
    sort: isComplete ? wanted : null,
    setSearch: (text) => url.write({ search: text, page: null }, { replace: true }),
    setSort: (sort) => url.write({ sort: `${sort.field}:${sort.direction}`, page: null }),
    setPage: (next) => url.write({ page: next === 1 ? null : next }),
  };
}
