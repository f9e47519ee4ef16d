import { Button } from '@skydeck/react-bindings/button';
import { useText } from '../text/index.ts';
import { problemWords } from '../problems/words.ts';
import type { Form } from './useForm.ts';

/** Inside a field: the server's or the rule's own `suggestion` for what stands there now, to be taken with one press. */
export function Fix<Draft extends object>({ form, path }: { form: Form<Draft>; path: string }) {
  const t = useText(problemWords);
  const suggestion = form.problemAt(path)?.values?.['suggestion'];
  if (typeof suggestion !== 'string') return null;
  return (
    <Button slot="fix" variant="link" onClick={() => form.set(path, suggestion)}>
      {t('problem.use', { suggestion })}
    </Button>
  );
}
