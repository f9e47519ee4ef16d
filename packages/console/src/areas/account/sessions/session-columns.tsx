import type { OwnSession } from '@skydeck/contract';
import { Status } from '@skydeck/react-bindings/status';
import { useCallback, useMemo } from 'react';
import type { Column } from '../../../kit/list/index.ts';
import { Ago, Ip } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import { browserOf } from './browser.rules.ts';
import { sessionsWords } from './words.ts';

/** "Firefox on Linux"; what the browser does not say of itself is left out. */
export function useBrowserName(): (session: Pick<OwnSession, 'user_agent'>) => string {
  const t = useText(sessionsWords);
  return useCallback(
    ({ user_agent }) => {
      const { browser, system } = browserOf(user_agent);
      if (browser && system) return t('browser', { browser, system });
      return browser ?? system ?? t('browser_unknown');
    },
    [t],
  );
}

export function useSessionColumns(): readonly Column<OwnSession>[] {
  const t = useText(sessionsWords);
  const nameOf = useBrowserName();
  return useMemo(
    () => [
      {
        key: 'browser',
        title: t('column.browser'),
        least: 180,
        cell: (session) => (
          <span className={css.named} title={session.user_agent}>
            {nameOf(session)}
            {session.current && <Status state="healthy" label={t('current')} />}
          </span>
        ),
      },
      {
        key: 'seen',
        title: t('column.seen'),
        kind: 'date',
        priority: 1,
        titled: true,
        cell: ({ seen_at }) => <Ago at={seen_at} />,
      },
      {
        key: 'address',
        title: t('column.address'),
        kind: 'address',
        priority: 2,
        cell: ({ address }) => <Ip>{address}</Ip>,
      },
      {
        key: 'began',
        title: t('column.began'),
        kind: 'date',
        priority: 3,
        titled: true,
        cell: ({ created_at }) => <Ago at={created_at} />,
      },
    ],
    [t, nameOf],
  );
}
