import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useText } from '../../kit/text/index.ts';
import { dropSession, session } from '../../session/index.ts';
import { useEndingText } from '../../session/over/useEndingText.ts';
import { overWords } from '../../session/over/words.ts';
import * as css from '../../layout/over/over.css.ts';

const LoginForm = lazyComponent(async () => (await import('./LoginForm.tsx')).LoginForm);

/** Over a page whose session is over: who signs in goes on where they were. */
export function SignInAgain() {
  const t = useText(overWords);
  const { profile } = useSnapshot(session);
  const why = useEndingText();
  if (!profile) return null;
  return (
    <Dialog
      open
      withoutClose
      heading={t('title')}
      description={why}
      // There is nothing to go back to before somebody is signed in.
      onSkyClose={(event) => event.preventDefault()}
    >
      <p className={css.kept}>{t('kept', { name: profile.full_name })}</p>
      <LoginForm isFramed withProviders again={{ username: profile.name, domain: profile.domain_name }} />
      <Button slot="footer" variant="ghost" onClick={dropSession}>
        {t('leave')}
      </Button>
    </Dialog>
  );
}
