import { partnerApi, type PartnerResult, whyNotPartnerOrigin } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { useAsyncAction } from '../../kit/data/useAsyncAction.ts';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { FailureAlert } from '../../kit/failure/FailureAlert.tsx';
import { textOfProblem } from '../../kit/failure/problem-text.ts';
import { problemWords } from '../../kit/problems/words.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './partner.css.ts';
import type { PartnerDraft } from './partner.form.ts';
import { partnerWords } from './words.ts';

export function PartnerFields({ form, domainId }: { form: Form<PartnerDraft>; domainId: string }) {
  const t = useText(partnerWords);
  const example = useExample();
  const fields = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required {...fields.text('name')} />
      <TextField
        label={t('field.origin')}
        hint={t('field.origin_hint')}
        required
        inputMode="url"
        spellCheck="false"
        {...fields.text('origin')}
      />
      <Check key={form.draft.origin} origin={form.draft.origin} domainId={domainId} />
      <TextField
        label={t('field.v0_until')}
        note={t('list.optional')}
        hint={t('field.v0_until_hint')}
        placeholder={example('2027-03-31')}
        spellCheck="false"
        {...fields.text('v0_until')}
      />
    </>
  );
}

/** The server looks at the page: what a browser meets there, and whether its policy lets our frames in. */
function Check({ origin, domainId }: { origin: string; domainId: string }) {
  const t = useText(partnerWords);
  const say = useText(problemWords);
  const wrong = whyNotPartnerOrigin(origin);
  const whyNot = wrong && (origin.trim() === '' ? t('field.origin_hint') : textOfProblem(say, wrong));
  const [result, setResult] = useState<PartnerResult | null>(null);
  const { busy, error, run } = useAsyncAction();

  const look = () =>
    run(async () => {
      setResult(null);
      const body = { origin: origin.trim() };
      setResult((await call(partnerApi.check, { params: { domainId }, body })).result);
    });
  return (
    <div className={css.check}>
      <Button disabledReason={whyNot || ''} busy={busy} onClick={() => void look()}>
        {t('check.action')}
      </Button>
      {result !== null && (
        <Alert tone={result === 'reachable' ? 'success' : 'warning'} live>
          {t(`result.${result}`)}
        </Alert>
      )}
      <FailureAlert error={error} />
    </div>
  );
}
