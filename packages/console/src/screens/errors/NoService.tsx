import { useText } from '../../kit/text/index.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { errorWords } from './words.ts';

/** Signed in, but nothing in this scope may be seen. The chooser in the header is the way out. */
export function NoService() {
  const t = useText(errorWords);
  return <NotFoundView title={t('no_service.title')} text={t('no_service.text')} />;
}
