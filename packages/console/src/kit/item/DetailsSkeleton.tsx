import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './item.css.ts';

const lines = ['34%', '58%', '46%', '52%', '38%'];

/** The shape of a details page; it shows only when the answer takes its time. */
export function DetailsSkeleton() {
  const t = useText(kitWords);
  return (
    <div className={css.skeleton} role="status" aria-label={t('list.loading')}>
      <span className={css.bone} style={{ inlineSize: '220px', blockSize: '20px' }} />
      <div className={css.skeletonCard}>
        {lines.map((width) => (
          <span key={width} className={css.bone} style={{ inlineSize: width }} />
        ))}
      </div>
    </div>
  );
}
