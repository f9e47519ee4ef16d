import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { type MouseEvent, useState } from 'react';
import { LastChange } from '../activity/last-change.ts';
import { useSubjectId } from '../item/form-subject.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './form.css.ts';
import { type TypedField, typedText } from './typed-text.ts';

/** The object of the form was deleted meanwhile: what was written can be taken along. */
export function GoneNote() {
  const t = useText(kitWords);
  const id = useSubjectId();
  const [isCopied, setCopied] = useState(false);
  function copy({ target }: MouseEvent) {
    const fields = (target as Element).closest('form')?.querySelectorAll<HTMLElement>('[name]') ?? [];
    // Refused in some frames: the fields can be copied from all the same.
    navigator.clipboard.writeText(typedText([...fields] as TypedField[])).then(
      () => setCopied(true),
      () => {},
    );
  }
  return (
    <div className={css.summary} data-form-summary tabIndex={-1}>
      <Alert tone="danger" live heading={t('form.gone.title')}>
        {id !== null && <LastChange id={id} act="deleted" />}
        {t('form.gone.text')}
        <Button slot="actions" size="x-small" onClick={copy}>
          {t(isCopied ? 'form.gone.copied' : 'form.gone.copy')}
        </Button>
      </Alert>
    </div>
  );
}
