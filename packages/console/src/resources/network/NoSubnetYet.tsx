import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/text/index.ts';
import { withStep } from '../../kit/wizard/index.ts';
import { networkWords } from './network.ts';

/** In the last step that could give the network a subnet: the ways to mend that it has none. */
export function NoSubnetYet({ onTurnOff }: { onTurnOff: () => void }) {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (step: string) => void navigate({ search: withStep(search, step) });
  return (
    <Alert tone="info" heading={t('no_subnet.title')}>
      {t('no_subnet.text')}
      <Button slot="actions" size="x-small" onClick={() => open('v4')}>
        {t('no_subnet.v4')}
      </Button>
      <Button
        slot="actions"
        size="x-small"
        onClick={() => {
          onTurnOff();
          open('review');
        }}
      >
        {t('no_subnet.turn_off')}
      </Button>
    </Alert>
  );
}
