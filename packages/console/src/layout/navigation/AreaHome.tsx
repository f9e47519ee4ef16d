import { Navigate, useLocation } from 'react-router-dom';
import type { Area } from '../../kit/module.ts';
import { useSections } from './sections.ts';

/** An area's own address leads to the first of its pages that this person may open. One with none is refused as each of them is. */
export function AreaHome({ area }: { area: Area }) {
  const [first] = useSections(area).flatMap((section) => section.entries);
  const { pathname } = useLocation();
  if (first) return <Navigate to={`/${area.path}/${first.path}`} replace />;
  return <Navigate to="/error403" replace state={{ guard: area.entries[0]?.guard ?? undefined, from: pathname }} />;
}
