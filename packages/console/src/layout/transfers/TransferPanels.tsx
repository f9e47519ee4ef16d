import { useEffect, useSyncExternalStore } from 'react';
import { snapshot, subscribe, useSnapshot } from 'valtio';
import { type TransferGroup, transfers, transferStore } from '../../kit/transfers/transfers.ts';
import { useText } from '../../kit/text/index.ts';
import { isOpen, session } from '../../session/index.ts';
import * as css from './transfers.css.ts';
import { TransferPanel } from './TransferPanel.tsx';
import { transfersWords } from './words.ts';

// All of it shows, so nothing is gained by watching which of thousands of items a render looks at.
const readGroups = () => snapshot(transferStore).groups;
const watchGroups = (changed: () => void) => subscribe(transferStore, changed);

/** What is sent and what is deleted, above the page, until somebody closes it. Another project has none of it. */
export function TransferPanels() {
  const t = useText(transfersWords);
  const groups = useSyncExternalStore(watchGroups, readGroups);
  const { projectId, visit } = useSnapshot(session);
  useEffect(
    () => () => {
      if (!isOpen(session.phase) || session.visit !== visit || session.projectId !== projectId) transfers.reset();
    },
    [projectId, visit],
  );
  return (
    <section className={css.panels} aria-label={t('label')}>
      {groups.map((group) => (
        <TransferPanel key={group.id} group={group as TransferGroup} />
      ))}
    </section>
  );
}
