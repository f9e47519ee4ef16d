import { type DemoAccount, demoApi } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../kit/data/client.ts';
import { useAsyncAction } from '../../kit/data/useAsyncAction.ts';
import { FailureAlert } from '../../kit/failure/FailureAlert.tsx';
import { useText } from '../../kit/text/index.ts';
import { signIn } from '../../session/index.ts';
import * as css from './login.css.ts';
import { loginWords } from './words.ts';

/** As whom the demo can be tried: one press is the sign-in. Nothing where the server has no demo. */
export function DemoAccounts() {
  const t = useText(loginWords);
  const [search] = useSearchParams();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  const { busy, error, run } = useAsyncAction();
  useEffect(() => {
    const leave = new AbortController();
    // Who cannot be told of the demo signs in without it.
    call(demoApi.list, { signal: leave.signal }).then(setAccounts, () => {});
    return () => leave.abort();
  }, []);
  if (accounts.length === 0) return null;
  const enter = ({ name, password, domain_name: domain }: DemoAccount) =>
    void run(async () => {
      await signIn({ username: name, password, domain }, search.get('project_id'));
    });
  return (
    <section className={css.demo} aria-labelledby="demo">
      <h2 id="demo" className={css.demoTitle}>
        {t('demo.title')}
      </h2>
      <FailureAlert error={error} />
      <ul className={css.demoList}>
        {accounts.map((account) => (
          <li key={account.name}>
            <button type="button" className={css.demoAccount} disabled={busy} onClick={() => enter(account)}>
              <bdi className={css.demoName}>{account.full_name}</bdi>
              <span>{t(`demo.${account.role}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
