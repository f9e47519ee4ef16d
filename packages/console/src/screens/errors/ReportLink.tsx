import { useSnapshot } from 'valtio';
import { theme } from '../../preferences/theme.ts';
import { reporting, reportProblem } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { layoutWords } from '../../layout/words.ts';
import * as css from './errors.css.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly requestId: string | null;
}

/** The report, filled in, for whoever can send one; for everybody else the way to whoever runs this cloud. */
export function ReportLink({ title, text, requestId }: Props) {
  const t = useText(layoutWords);
  const { current } = useSnapshot(theme);
  const { isOffered } = useSnapshot(reporting);
  const address = current?.links.support ?? current?.links.contact;
  if (isOffered)
    return (
      <button
        type="button"
        className={css.report}
        onClick={() => reportProblem({ request_id: requestId, title, message: text })}
      >
        {t('fault.report')}
      </button>
    );
  if (address === undefined) return null;
  return (
    <a className={css.report} href={addressOf(address, requestId)} target="_blank" rel="noreferrer">
      {t('fault.report')}
    </a>
  );
}

/** A letter names the request; a page may do with its address what it likes. */
function addressOf(address: string, requestId: string | null): string {
  if (requestId === null || !address.startsWith('mailto:')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}subject=${encodeURIComponent(requestId)}`;
}
