import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './item.css.ts';

const facts = ['34%', '58%', '46%', '52%', '38%', '49%'];
const related = ['62%', '48%', '55%'];

/** The shape of a details page; it shows only when the answer takes its time. */
export function DetailsSkeleton() {
  const t = useText(kitWords);
  return (
    <div className={css.skeleton} role="status" aria-label={t('list.loading')}>
      <span className={css.bone} style={{ inlineSize: '220px', blockSize: '20px' }} />
      <span className={css.bone} style={{ inlineSize: '320px' }} />
      <div className={css.skeletonBody}>
        <div className={`${css.skeletonCard} ${css.skeletonFacts}`}>{facts.map(bone)}</div>
        <div className={css.skeletonCard}>{related.map(bone)}</div>
      </div>
    </div>
  );
}

const bone = (width: string) => <span key={width} className={css.bone} style={{ inlineSize: width }} />;
