import { partnerApi, type PartnerResult, whyNotPartnerOrigin } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { type Form, useFields } from '../../kit/form/index.ts';
import { textOfError, textOfProblem } from '../../kit/failure/problem-text.ts';
import { problemWords } from '../../kit/problems/words.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import * as css from './partner.css.ts';
import type { PartnerDraft } from './partner.form.ts';
import { partnerWords } from './words.ts';

export function PartnerFields({ form, domainId }: { form: Form<PartnerDraft>; domainId: string }) {
  const t = useText(partnerWords);
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
        hint={t('field.v0_until_hint')}
        placeholder="2027-03-31"
        spellCheck="false"
        {...fields.text('v0_until')}
      />
    </>
  );
}

/** The server looks at the page: what a browser meets there, and whether its policy lets our frames in. */
function Check({ origin, domainId }: { origin: string; domainId: string }) {
  const t = useText(partnerWords);
  const words = useText(kitWords);
  const say = useText(problemWords);
  const wrong = whyNotPartnerOrigin(origin);
  const whyNot = wrong && (origin.trim() === '' ? t('field.origin_hint') : textOfProblem(say, wrong));
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<PartnerResult | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function look() {
    setBusy(true);
    setFailure(null);
    setResult(null);
    try {
      const body = { origin: origin.trim() };
      setResult((await call(partnerApi.check, { params: { domainId }, body })).result);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
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
      {failure !== null && (
        <Alert tone="danger" live>
          {textOfError(words, failure)}
        </Alert>
      )}
    </div>
  );
}
