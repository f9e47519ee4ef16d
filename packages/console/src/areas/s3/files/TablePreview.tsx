import { useMemo } from 'react';
import { useFormat, useText } from '../../../kit/text/index.ts';
import * as css from './table-preview.css.ts';
import { readTable } from './table.rules.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly name: string;
  readonly text: string;
  readonly isCut: boolean;
}

/** Text with separators, in columns. */
export function TablePreview({ name, text, isCut }: Props) {
  const t = useText(filesWords);
  const format = useFormat();
  const { head, rows, count, numbers } = useMemo(() => readTable(text, isCut), [text, isCut]);
  const lookOf = (at: number) => (numbers.has(at) ? css.number : css.cell);
  // By keys too: nothing in it can be pressed.
  const scrolled = { tabIndex: 0, role: 'group', 'aria-label': name };
  return (
    <>
      <div className={css.box} {...scrolled}>
        <table className={css.table} aria-label={name} aria-rowcount={count + 1}>
          <thead>
            <tr>
              {head.map((title, at) => (
                // Columns and rows of a file have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={at} scope="col" className={lookOf(at)}>
                  <bdi>{title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {head.map((_, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place} className={lookOf(place)}>
                    <bdi>{row[place]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.remark}>
        {t('preview.rows', { shown: format.number(rows.length), count: format.number(count) })}
      </p>
    </>
  );
}
