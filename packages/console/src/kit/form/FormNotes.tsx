import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useFetchAhead } from '../connectivity/useFetchAhead.ts';
import type { Form } from './useForm.ts';

const load = async () => (await import('./FormNote.tsx')).FormNote;
const FormNote = lazyComponent(load);

/** What is to be said above the fields: that somebody else was faster, once their change is here to be taken over, and what is wrong. */
export function FormNotes<Draft extends object>({ form }: { form: Form<Draft> }) {
  useFetchAhead(load);
  const isNeeded = form.isGone || form.changedElsewhere || form.problems.length > 0 || form.failure !== null;
  return isNeeded ? <FormNote form={form} /> : null;
}
