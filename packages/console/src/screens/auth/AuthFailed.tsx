import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../shell/guard.rules.ts';
import { loginPathOf, redirectMemory } from './redirect-memory.ts';

/** An identity provider refused, or its answer came too late: back to where they came from, which says why. */
export function AuthFailed() {
  const [search] = useSearchParams();
  const { domain, projectId, successRedirect, failureRedirect } = redirectMemory.read(search);
  useEffect(() => redirectMemory.forget(), []);

  const target = new URL(safeRedirect(failureRedirect || loginPathOf(domain)), location.origin);
  const facts = {
    failed: 'true',
    reason: search.get('reason') ?? '',
    redirectUrl: successRedirect,
    project_id: projectId,
  };
  for (const [name, value] of Object.entries(facts)) if (value !== '') target.searchParams.set(name, value);
  return <Navigate to={`${target.pathname}${target.search}`} replace />;
}
