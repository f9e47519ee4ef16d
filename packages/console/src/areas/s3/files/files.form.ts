import { checkObjectKey, type FieldProblems, problem } from '@skydeck/contract';
import { enums, object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';

/** The name of one thing in a folder (spec: s3.file.name), with the key it makes. */
export function checkName(prefix: string, name: string, isFolder: boolean): FieldProblems {
  if (name === '') return { name: problem('required', 'A name is required') };
  if (name.includes('/')) return { name: problem('no_slash', 'A name has no slash') };
  if (name === '.' || name === '..') return { name: problem('dots', 'This name cannot be used') };
  const wrong = checkObjectKey(`${prefix}${name}${isFolder ? '/' : ''}`);
  return wrong ? { name: wrong } : {};
}

export interface NameDraft {
  name: string;
}

/** For a new folder in `prefix`, or another name for what is there. */
export const nameForm = (prefix: string, isFolder: boolean, now = '') =>
  formModel<NameDraft, string>({
    shape: object({ name: string() }),
    check: ({ name }) => checkName(prefix, name, isFolder),
    blank: () => ({ name: now }),
    toBody: ({ name }) => `${prefix}${name}${isFolder ? '/' : ''}`,
  });

export interface CopyDraft {
  what: 'copy' | 'move';
  bucket: string;
  /** A path without slashes at its ends; '' is the bucket itself. */
  folder: string;
}

/** `/reports/2026/` and `reports/2026` are the same folder: `reports/2026/`. */
export function prefixOf(folder: string): string {
  const path = folder.trim().replaceAll(/^\/+|\/+$/g, '');
  return path === '' ? '' : `${path}/`;
}

function checkFolder({ bucket, folder }: CopyDraft): FieldProblems {
  const prefix = prefixOf(folder);
  const wrong = prefix === '' ? null : checkObjectKey(prefix);
  return {
    ...(bucket === '' && { bucket: problem('required', 'A bucket is required') }),
    ...(wrong && { folder: wrong }),
  };
}

export interface CopyTarget {
  readonly isMove: boolean;
  readonly bucket: string;
  readonly prefix: string;
}

export const copyForm = (bucket: string, prefix: string) =>
  formModel<CopyDraft, CopyTarget>({
    shape: object({ what: enums(['copy', 'move']), bucket: string(), folder: string() }),
    check: checkFolder,
    blank: () => ({ what: 'copy', bucket, folder: prefix.replace(/\/$/, '') }),
    toBody: (draft) => ({ isMove: draft.what === 'move', bucket: draft.bucket, prefix: prefixOf(draft.folder) }),
  });
