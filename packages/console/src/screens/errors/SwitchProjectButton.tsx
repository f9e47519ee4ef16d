import { Button } from '@skydeck/react-bindings/button';
import { Popover } from '@skydeck/react-bindings/popover';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/text/index.ts';
import { ChooserList } from '../../layout/project/ChooserList.tsx';
import { useNotifyError } from '../../layout/notifications/useNotifyError.ts';
import { type Scope, switchScope } from '../../session/index.ts';
import { errorWords } from './words.ts';

/** Another project may allow what this one does not: there the page that was asked for is tried again. */
export function SwitchProjectButton() {
  const t = useText(errorWords);
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const asked = (useLocation().state as { from?: string } | null)?.from;
  const [isOpen, setOpen] = useState(false);
  const pick = (scope: Scope) => {
    setOpen(false);
    void switchScope(scope).then((isThere) => {
      if (isThere) void navigate(asked ?? '/', { replace: true });
    }, notifyError);
  };
  return (
    <Popover
      label={t('switch')}
      placement="bottom-start"
      open={isOpen}
      onSkyOpen={() => setOpen(true)}
      onSkyClose={() => setOpen(false)}
    >
      <Button slot="trigger" variant="primary" size="large" haspopup="dialog">
        {t('switch')}
      </Button>
      {isOpen && <ChooserList onPick={pick} />}
    </Popover>
  );
}
