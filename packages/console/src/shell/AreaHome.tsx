import { Navigate } from 'react-router-dom';
import type { Area } from '../kit/module.ts';
import { useSections } from './sections.ts';

/** An area's own address leads to the first of its pages that this person may open. */
export function AreaHome({ area }: { area: Area }) {
  const [first] = useSections(area).flatMap((section) => section.entries);
  return <Navigate to={first ? `/${area.path}/${first.path}` : '/no-service'} replace />;
}
