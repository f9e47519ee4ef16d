import { useState } from 'react';
import type { Form } from '../form/index.ts';
import { beginsAt } from '../form/model.ts';
import type { Step } from './step.ts';

/** What is wrong, step by step, and what of it somebody was told. */
export function useStepProblems<Draft extends object>(form: Form<Draft>, steps: readonly Step[]) {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set());
  const invalidIn = (step: Step) => form.problemsOf(step.fields);
  const isInvalid = (step: Step) => Object.keys(invalidIn(step)).length > 0;
  /** After a try to send; the server's among them. */
  const sentIn = (step: Step) => form.problems.filter(({ path }) => beginsAt(step.fields, path));
  const pathsIn = (step: Step) => [...Object.keys(invalidIn(step)), ...sentIn(step).map(({ path }) => path)];

  /** What the server said of a step, and the rules of the form do not. */
  const refusedIn = (step: Step) => sentIn(step).filter(({ path }) => !(path in invalidIn(step)));

  /** What stands above the fields of the open step. A refusal that is no field's matter stands where it was sent from. */
  function notesOn(step: Step, isLast: boolean): Form<Draft> {
    const own = Object.entries(shown.has(step.key) ? invalidIn(step) : {});
    const homeless = isLast
      ? form.problems.filter(({ path }) => !steps.some(({ fields }) => beginsAt(fields, path)))
      : [];
    const problems = [
      ...own.map(([path, problem]) => ({ path, problem, isField: true })),
      ...refusedIn(step),
      ...homeless,
    ];
    const isOurs = problems.length > own.length || (isLast && Object.keys(form.failure?.fields ?? {}).length === 0);
    return { ...form, problems, failure: isOurs ? form.failure : null };
  }

  return {
    isInvalid,
    notesOn,
    isRefused: (step: Step) => refusedIn(step).length > 0,
    /** `isLeft`: the person has gone on from there, so that it was right once. */
    hasProblem: (step: Step, isLeft: boolean) =>
      sentIn(step).length > 0 || ((isLeft || shown.has(step.key)) && isInvalid(step)),
    /** Shows what is wrong in the step that is open, and puts the focus there. */
    show(step: Step) {
      setShown((now) => new Set([...now, step.key]));
      form.showProblems(pathsIn(step));
    },
  };
}
