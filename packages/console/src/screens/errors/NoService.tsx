import { Navigate } from 'react-router-dom';
import { useText } from '../../kit/text/index.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { useRailAreas } from '../../layout/navigation/areas.ts';
import { errorWords } from './words.ts';

/** Signed in, but nothing in this scope may be seen. The chooser in the header is the way out. */
export function NoService() {
  const t = useText(errorWords);
  const services = useRailAreas();
  // There are some: it was another page that this person may not see.
  if (services.length > 0) return <Navigate to="/error403" replace />;
  return <NotFoundView title={t('no_service.title')} text={t('no_service.text')} />;
}
