import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { theme } from '../../preferences/theme.ts';
import { Horizon } from '../../kit/page/Horizon.tsx';
import { usePageTitle } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { safeRedirect } from '../../kit/permissions/guard.rules.ts';
import { Logo } from '../../layout/header/Logo.tsx';
import * as css from './login.css.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { EndedNote } from './EndedNote.tsx';
import { loginWords } from './words.ts';

/** Somebody who is signed in already goes to where they wanted to go. */
export function Login() {
  const t = useText(loginWords);
  const { phase, accessDisabled, ending } = useSnapshot(session);
  const [search] = useSearchParams();
  usePageTitle(t('title'));
  if (accessDisabled) return <Navigate to="/access-disabled" replace />;
  if (phase === 'signed-in') return <Navigate to={safeRedirect(search.get('redirectUrl'))} replace />;

  return (
    <div className={css.login}>
      <main className={css.pane}>
        <Brand />
        <LoginForm>
          {ending && (
            <Suspense>
              <EndedNote />
            </Suspense>
          )}
        </LoginForm>
        <DemoAccounts />
        <Footer />
      </main>
      <div className={css.sky}>
        <Horizon className={css.art} />
        <div className={css.language}>
          <Suspense>
            <LanguageChoice />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function Brand() {
  const { current } = useSnapshot(theme);
  return (
    <div className={css.brand}>
      {current?.ownLoginLogo ? (
        <img className={css.loginLogo} src={current.loginLogo} alt={current.productTitle} />
      ) : (
        <>
          <span className={css.mark}>
            <Logo size={30} />
          </span>
          <b className={css.product}>{current?.productTitle}</b>
        </>
      )}
    </div>
  );
}

function Footer() {
  const t = useText(loginWords);
  const { current } = useSnapshot(theme);
  return (
    <footer className={css.footer}>
      <span>{current?.productName}</span>
      {current?.links.terms && (
        <a href={current.links.terms} target="_blank" rel="noreferrer">
          {t('terms')}
        </a>
      )}
      {current?.links.support && (
        <a href={current.links.support} target="_blank" rel="noreferrer">
          {t('support')}
        </a>
      )}
      <span className={css.footerLanguage}>
        <LanguageChoice />
      </span>
    </footer>
  );
}
