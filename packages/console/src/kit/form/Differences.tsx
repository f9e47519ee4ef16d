import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import type { Difference } from './differences.rules.ts';
import * as css from './form.css.ts';
import { type FieldLabels, readDifferences, type Description } from './read-differences.ts';
import { useReadForm } from './useReadForm.ts';

/** Both values of each field: what is kept, and what is lost. */
export function Differences({ of, labels }: { of: readonly Difference[]; labels: FieldLabels }) {
  const t = useText(kitWords);
  const { ref, found } = useReadForm({ differences: of, labels }, readDifferences);
  const isPartial = found !== null && found.length < of.length;
  return (
    <div ref={ref}>
      {found !== null && found.length > 0 && (
        <table className={css.differences}>
          <thead>
            <tr>
              {(['field', 'mine', 'theirs'] as const).map((key) => (
                <th key={key} scope="col" className={css.difference}>
                  {t(`form.changed.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ path, label, mine, theirs }) => (
              <tr key={path}>
                <th scope="row" className={css.difference}>
                  {label}
                </th>
                <Value of={mine} />
                <Value of={theirs} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isPartial && <p className={css.differenceNote}>{t('form.changed.others')}</p>}
    </div>
  );
}

function Value({ of }: { of: Description }) {
  const t = useText(kitWords);
  const format = useFormat();
  const text =
    typeof of === 'boolean' ? t(of ? 'form.changed.on' : 'form.changed.off') : format.list(of.filter(Boolean));
  return (
    <td className={css.difference}>
      <bdi>{text || '—'}</bdi>
    </td>
  );
}
