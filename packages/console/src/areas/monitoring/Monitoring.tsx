import { Icon } from '@skydeck/react-bindings/icon';
import { Link } from '../../kit/navigation/index.ts';
import { compute } from '../compute/index.ts';
import { Card } from '../../kit/details/index.ts';
import { type AreaEntry, menuIcon } from '../../kit/module.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { useFormat, useLanguage, useText } from '../../kit/text/index.ts';
import { useSections } from '../../layout/navigation/sections.ts';
import { useCount } from '../../layout/navigation/useCount.ts';
import { layoutWords } from '../../layout/words.ts';
import * as css from './monitoring.css.ts';

/** What there is in this scope, alive, with the way to it. */
export function Monitoring() {
  const t = useText(layoutWords);
  const entries = useSections(compute).flatMap((section) => section.entries);
  return (
    <>
      <PageHeader title={t('monitoring.title')} />
      <div className={css.grid}>
        {entries.map((entry) => entry.counts && <Tile key={entry.path} entry={entry} counts={entry.counts} />)}
      </div>
    </>
  );
}

function Tile({ entry, counts }: { entry: AreaEntry; counts: string }) {
  const t = useText(layoutWords);
  const language = useLanguage();
  const format = useFormat();
  const count = useCount(counts);
  return (
    <Card title={entry.title[language]} action={<Icon name={menuIcon(entry)} size={20} />}>
      <p className={css.metric}>{count === null ? '–' : format.number(count)}</p>
      <Link to={`/${compute.path}/${entry.path}`}>
        {t('monitoring.see')}
        <span className={css.visuallyHidden}> {entry.title[language]}</span>
      </Link>
    </Card>
  );
}
