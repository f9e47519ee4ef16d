import { Button } from '@skydeck/react-bindings/button';
import { useId } from 'react';
import type { Form } from '../../../kit/form/useForm.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from './bucket.css.ts';
import { bucketWords } from './words.ts';

interface ExamplesProps<Draft> {
  readonly form: Form<Draft & object>;
  readonly examples: readonly { readonly label: string; readonly draft: Partial<Draft> }[];
}

/** Fills a new rule with what many want: it is sent only when somebody sends the form. */
export function Examples<Draft>({ form, examples }: ExamplesProps<Draft>) {
  const t = useText(bucketWords);
  const id = useId();
  return (
    <div className={css.examples} role="group" aria-labelledby={id}>
      <span id={id} className={css.remark}>
        {t('rule.examples')}
      </span>
      <div className={css.buttons}>
        {examples.map(({ label, draft }) => (
          <Button
            key={label}
            size="small"
            onClick={() => {
              for (const [path, value] of Object.entries(draft)) form.set(path, value);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
