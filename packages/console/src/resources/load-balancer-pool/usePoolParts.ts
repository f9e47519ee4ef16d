import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Form } from '../../kit/form/index.ts';
import { partOfField, partOfPath, pathOfPart, type PoolPart } from './parts.rules.ts';
import type { PoolDraft } from './pool.form.ts';

export interface PoolPartsState {
  readonly part: PoolPart;
  readonly addressOf: (part: PoolPart) => string;
  /** Sends as the form does, and opens the part that has a problem where the open one has none. */
  readonly form: Form<PoolDraft>;
  /** Those with a problem, once somebody tried to send. */
  readonly wrong: ReadonlySet<PoolPart>;
}

/** Which part of a pool's form shows: the address says so. A problem nobody sees cannot be mended. */
export function usePoolParts(form: Form<PoolDraft>, base: string): PoolPartsState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const part = partOfPath(base, pathname);
  const addressOf = (one: PoolPart) => `${pathOfPart(base, one)}${search}`;
  const wrong = new Set(form.problems.map(({ path }) => partOfField(path)));

  function show(parts: ReadonlySet<PoolPart>) {
    const [first] = parts;
    if (first !== undefined && !parts.has(part)) void navigate(addressOf(first));
  }
  const showRefused = useEffectEvent(() => show(wrong));
  useEffect(() => {
    if (form.failure) showRefused();
  }, [form.failure]);

  const submit = async () => {
    show(new Set(Object.keys(form.problemsOf(Object.keys(form.draft))).map((path) => partOfField(path))));
    await form.submit();
  };
  return { part, addressOf, wrong, form: { ...form, submit } };
}
