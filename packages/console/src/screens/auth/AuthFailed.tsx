import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../kit/permissions/guard.rules.ts';
import { loginPathOf, redirectMemory } from './redirect-memory.ts';

/** An identity provider refused, or its answer came too late: back to where they came from, which says why. */
export function AuthFailed() {
  const [search] = useSearchParams();
  // Once: what it is made of is forgotten right after.
  const [target] = useState(() => wayBack(search));
  useEffect(() => redirectMemory.forget(), []);
  return <Navigate to={`${target.pathname}${target.search}`} replace />;
}

function wayBack(search: URLSearchParams): URL {
  const { domain, projectId, successRedirect, failureRedirect } = redirectMemory.read(search);
  const target = new URL(safeRedirect(failureRedirect || loginPathOf(domain)), location.origin);
  const facts = {
    failed: 'true',
    reason: search.get('reason') ?? '',
    redirectUrl: successRedirect,
    project_id: projectId,
  };
  for (const [name, value] of Object.entries(facts)) if (value !== '') target.searchParams.set(name, value);
  return target;
}
