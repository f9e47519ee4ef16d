import { accountApi, type OwnSession } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import { useState } from 'react';
import { call } from '../../../kit/data/client.ts';
import { Card, ItemGate } from '../../../kit/details/index.ts';
import { type RowAction, Table } from '../../../kit/list/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { PageHeader } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { useBrowserName, useSessionColumns } from './session-columns.tsx';
import { sessionsWords } from './words.ts';

registerIcons({ 'log-out': logOut });

const readSessions = async () => (await call(accountApi.sessions)).data;

/** Where the person is signed in, and the way to end what they do not know. */
export function Sessions() {
  const t = useText(sessionsWords);
  const state = useAnswer(readSessions);
  return (
    <>
      <PageHeader title={t('title')} count={state.item?.length} onRefresh={state.retry} />
      <div className={css.body}>
        <ItemGate state={state}>{(sessions) => <List sessions={sessions} reload={state.reload} />}</ItemGate>
      </div>
    </>
  );
}

/** What is about to be ended: one of them, or all the others. */
type Ending = OwnSession | 'others';

function List({ sessions, reload }: { sessions: readonly OwnSession[]; reload: () => Promise<void> }) {
  const t = useText(sessionsWords);
  const columns = useSessionColumns();
  const nameOf = useBrowserName();
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = sessions.length - 1;
  const actions: RowAction<OwnSession>[] = [
    {
      key: 'end',
      label: t('end'),
      icon: 'log-out',
      danger: true,
      blocked: ({ current }) => current && t('end_blocked'),
      run: ([session]) => setEnding(session ?? null),
    },
  ];

  async function end(which: Ending) {
    if (which === 'others') await call(accountApi.endOtherSessions);
    else await call(accountApi.endSession, { params: { id: which.id } });
    notify('success', which === 'others' ? t('others_ended') : t('ended', { name: nameOf(which) }));
    await reload();
  }

  const all = (
    <Button size="small" disabled={others === 0} onClick={() => setEnding('others')}>
      <Icon slot="start" name="log-out" />
      {t('end_others')}
    </Button>
  );
  return (
    <>
      <Alert tone="neutral">{t('text')}</Alert>
      <Card title={t('list')} action={all}>
        <Table title={t('list')} rows={sessions} columns={columns} actions={actions} label={nameOf} />
      </Card>
      {ending && (
        <ConfirmAction
          key={ending === 'others' ? ending : ending.id}
          heading={ending === 'others' ? t('ask_others_title') : t('ask_title')}
          message={
            ending === 'others' ? t('ask_others_text', { count: others }) : t('ask_text', { name: nameOf(ending) })
          }
          confirmLabel={ending === 'others' ? t('end_others') : t('end')}
          onConfirm={() => end(ending)}
          onClosed={() => setEnding((now) => (now === ending ? null : now))}
        />
      )}
    </>
  );
}
