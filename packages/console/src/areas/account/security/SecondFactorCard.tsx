import { accountApi, type SecondFactor } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Skeleton } from '@skydeck/react-bindings/skeleton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../../kit/data/client.ts';
import { Card, Properties, Property } from '../../../kit/details/index.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { FailedView, Status } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { securityWords } from './words.ts';

const dialogs = {
  enrol: lazyComponent(async () => (await import('./EnrolDialog.tsx')).EnrolDialog),
  codes: lazyComponent(async () => (await import('./factor-dialogs.tsx')).NewCodesDialog),
  off: lazyComponent(async () => (await import('./factor-dialogs.tsx')).TurnOffDialog),
};
type DialogName = keyof typeof dialogs;

/** So few are left that new ones are due. */
const FEW_CODES = 3;

const readSecondFactor = () => call(accountApi.secondFactor);

export function SecondFactorCard() {
  const t = useText(securityWords);
  const state = useAnswer(readSecondFactor);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const Shown = dialog && dialogs[dialog];
  useFocusAfterSwitch(actions, state.item?.enabled ?? null);

  async function closed(name: DialogName) {
    // Another one may be open by the time that one has left.
    setDialog((now) => (now === name ? null : now));
    await state.reload();
  }

  return (
    <Card title={t('factor.title')}>
      {state.phase === 'loading' && <Skeleton lines={3} />}
      {state.phase === 'failed' && <FailedView error={state.problem} retry={state.retry} />}
      {state.item && (
        <div className={css.stack}>
          <p className={css.text}>{t('factor.text')}</p>
          <Facts factor={state.item} />
          <div className={css.actions} ref={actions}>
            {state.item.enabled ? (
              <>
                <Button onClick={() => setDialog('codes')}>{t('codes.renew')}</Button>
                <Button variant="danger" onClick={() => setDialog('off')}>
                  {t('factor.turn_off')}
                </Button>
              </>
            ) : (
              <Button variant="primary" onClick={() => setDialog('enrol')}>
                {t('factor.turn_on')}
              </Button>
            )}
          </div>
        </div>
      )}
      {dialog && Shown && <Shown key={dialog} onClosed={() => void closed(dialog)} />}
    </Card>
  );
}

/** The button that opened the dialog is gone with what it did: the focus goes to the one in its place. */
function useFocusAfterSwitch(actions: RefObject<HTMLElement | null>, enabled: boolean | null): void {
  const before = useRef(enabled);
  useEffect(() => {
    const hasSwitched = before.current !== null && before.current !== enabled;
    before.current = enabled;
    const button = actions.current?.querySelector('sky-button');
    if (!hasSwitched || !button || document.activeElement !== document.body) return;
    void button.updateComplete.then(() => button.focus());
  }, [actions, enabled]);
}

function Facts({ factor: { enabled, confirmed_at, recovery_codes_left: left } }: { factor: SecondFactor }) {
  const t = useText(securityWords);
  const format = useFormat();
  if (!enabled) return <Status state="stopped" label={t('factor.off')} />;
  return (
    <>
      <Properties>
        <Property label={t('factor.state')}>
          <Status state="healthy" label={t('factor.on')} />
        </Property>
        <Property label={t('factor.since')}>{confirmed_at && format.dateTime(confirmed_at)}</Property>
        <Property label={t('codes.left')}>{format.number(left)}</Property>
      </Properties>
      {left <= FEW_CODES && <Alert tone="warning">{t('codes.few', { count: left })}</Alert>}
    </>
  );
}
