import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Form, FormShellContext, type FormShellHost, useFormShell } from '../../kit/form/index.ts';
import { PoolDraftForm } from '../load-balancer-pool/index.ts';
import type { PoolDraft } from '../load-balancer-pool/pool.form.ts';
import type { LoadBalancerDraft } from './load-balancer.form.ts';
import { withPool } from './pools.rules.ts';
import { type PoolUrls, withPoolIndex } from './usePoolUrls.ts';

interface Props {
  readonly form: Form<LoadBalancerDraft>;
  readonly places: PoolUrls;
  readonly kind: 'panel' | 'frame';
}

/** A pool of a load balancer that is being written: a form in the form, which sends nothing itself. */
export function NewPool({ form, places, kind }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const at = places.open;
  const [isOver, setIsOver] = useState(false);
  // What was begun stays while the browser goes back and forth: only taking it or giving it up ends it.
  const [begun, setBegun] = useState(at);
  if (at !== undefined && at !== begun) setBegun(at);
  if (at === undefined && isOver) {
    setIsOver(false);
    setBegun(undefined);
  }
  const leave = useCallback(() => {
    setIsOver(true);
    void navigate(`${places.own}${withPoolIndex(search, undefined)}`);
  }, [navigate, places.own, search]);
  const host = useInnerHost(kind, leave, form.dirty);
  const about = at === undefined ? begun : at;
  if (about === undefined) return null;

  const take = (pool: PoolDraft) => form.set('pools', withPool(form.draft.pools, about, pool));
  return (
    <FormShellContext value={host}>
      <PoolDraftForm
        key={about}
        isOpen={at !== undefined && !isOver}
        pool={about === null ? null : (form.draft.pools[about] ?? null)}
        others={form.draft.pools.filter((_, place) => place !== about)}
        networkId={form.draft.networkId}
        base={`${places.own}/add-pool`}
        onTake={take}
      />
    </FormShellContext>
  );
}

/** The outer form goes on being what the host knows: of the inner one it learns only that something was written. */
function useInnerHost(kind: Props['kind'], leave: () => void, isOuterDirty: boolean): FormShellHost {
  const outer = useFormShell();
  return useMemo(
    () => ({
      kind,
      withCode: outer.withCode,
      done: leave,
      cancel: leave,
      dirtied: (dirty) => outer.dirtied(dirty || isOuterDirty),
      ready: outer.ready,
      onSubmit: outer.onSubmit,
      onCancel: outer.onCancel,
    }),
    [kind, leave, outer, isOuterDirty],
  );
}
