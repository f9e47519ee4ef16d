import { Button } from '@skydeck/react-bindings/button';
import { useText } from '../text/index.ts';
import { problemWords } from '../problems/words.ts';
import * as css from './form.css.ts';
import { readPath } from './model.ts';
import type { Form } from './useForm.ts';

interface FixProps<Draft extends object> {
  readonly form: Form<Draft>;
  readonly path: string;
  /** Where the value stands at another path than its problem. */
  readonly apply?: (suggestion: string) => void;
}

/** Inside a field: the server's or the rule's own `suggestion` for what stands there now, to be taken with one press. */
export function Fix<Draft extends object>({ form, path, apply = (text) => form.set(path, text) }: FixProps<Draft>) {
  const t = useText(problemWords);
  const suggestion = form.problemAt(path)?.values?.['suggestion'];
  if (typeof suggestion !== 'string') return null;
  return (
    <Button slot="fix" className={css.fix} variant="link" onClick={() => apply(suggestion)}>
      {t('problem.use', { suggestion })}
    </Button>
  );
}

/** The same inside a field with several values: for the first that is wrong, which is the one the field tells of. */
export function FixOfMany<Draft extends object>({ form, path }: Pick<FixProps<Draft>, 'form' | 'path'>) {
  const values = readPath(form.draft, path) as readonly string[];
  const at = values.findIndex((_, place) => form.problemAt(`${path}.${place}`));
  if (at < 0) return null;
  const apply = (text: string) => form.set(path, [...new Set(values.with(at, text))]);
  return <Fix form={form} path={`${path}.${at}`} apply={apply} />;
}
