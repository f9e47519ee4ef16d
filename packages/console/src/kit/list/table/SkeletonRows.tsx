import type { Column } from '../columns.ts';
import * as css from './table.css.ts';

// Of different lengths, as words are.
const lengths = [48, 35, 56, 43, 32, 51, 39, 60, 34, 46, 37, 54, 33, 49];

interface SkeletonRowsProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'align'>[];
  readonly isSelectable: boolean;
  readonly hasMenu: boolean;
}

/** The shape of rows that are on their way; nothing at all when they come at once. */
export function SkeletonRows({ columns, isSelectable, hasMenu }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true" className={css.skeleton}>
      {lengths.map((length) => (
        <tr key={length} className={css.row}>
          {isSelectable && (
            <td className={css.select}>
              <span className={css.box} />
            </td>
          )}
          {columns.map(({ key, align }, at) => (
            <td key={key} className={css.cell}>
              <span
                className={align === 'end' ? `${css.bone} ${css.boneAtEnd}` : css.bone}
                style={{ inlineSize: `${at === 0 ? length : 20 + ((length * (at + 3)) % 20)}%` }}
              />
            </td>
          ))}
          {hasMenu && <td className={css.menu} />}
        </tr>
      ))}
    </tbody>
  );
}
