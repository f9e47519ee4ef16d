import { registerIcons } from '@skydeck/react-bindings/icon';
import { Switch } from '@skydeck/react-bindings/switch';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useEffect, useMemo, useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ConfirmDelete } from '../../../kit/confirm/index.ts';
import { type Column, type RowAction, Table } from '../../../kit/list/index.ts';
import { focusRemaining } from '../../../kit/list/table/focus-remaining.ts';
import { notify } from '../../../kit/notify/index.ts';
import { Ago, Mono, Status } from '../../../kit/page/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { type AccessKey, removeKey, switchKey } from './keys.ts';
import { accessWords } from './words.ts';

registerIcons({ 'trash-2': trash });

interface Props {
  readonly keys: readonly AccessKey[];
  readonly isBlank: boolean;
  readonly onDelete: (key: AccessKey) => void;
}

export function KeyTable({ keys, isBlank, onDelete }: Props) {
  const t = useText(accessWords);
  const mayDelete = useCan('s3_enable', 'delete');
  const actions: RowAction<AccessKey>[] = mayDelete
    ? [
        {
          key: 'delete',
          label: t('delete.action'),
          icon: 'trash-2',
          danger: true,
          run: ([key]) => key && onDelete(key),
        },
      ]
    : [];
  return (
    <Table
      title={t('title')}
      rows={keys}
      columns={useKeyColumns()}
      actions={actions}
      label={({ acc_key }) => acc_key}
      isBlank={isBlank}
    />
  );
}

interface KeyDeleteProps {
  readonly of: AccessKey;
  readonly onClose: () => void;
}

/** Outlives the table, which goes with the last key: who asked for it stays somewhere on the page. */
export function KeyDelete({ of: key, onClose }: KeyDeleteProps) {
  const t = useText(accessWords);
  const { acc_key: name, description } = key;
  useEffect(() => focusRemaining, []);
  return (
    <ConfirmDelete
      open
      icon="menu-access"
      title={t('delete.title')}
      message={t('delete.text')}
      items={[{ id: name, name, detail: description }]}
      confirmLabel={t('delete.confirm')}
      onConfirm={async () => {
        await removeKey(key);
        notify('success', t('deleted', { key: name }));
      }}
      onClose={onClose}
    />
  );
}

function useKeyColumns(): readonly Column<AccessKey>[] {
  const t = useText(accessWords);
  return useMemo(
    () => [
      { key: 'key', title: t('field.key'), least: 200, cell: ({ acc_key }) => <Mono>{acc_key}</Mono> },
      { key: 'description', title: t('field.description'), priority: 2, cell: ({ description }) => description || '—' },
      { key: 'status', title: t('field.state'), priority: 1, cell: (key) => <KeySwitch of={key} /> },
      {
        key: 'used',
        title: t('field.used'),
        priority: 3,
        cell: ({ last_used_at: used }) => (used === undefined ? t('never') : <Ago at={used} />),
      },
      {
        key: 'created',
        title: t('field.created'),
        priority: 4,
        kind: 'date',
        cell: ({ created_at: created }) => <Ago at={created} />,
      },
    ],
    [t],
  );
}

function KeySwitch({ of: key }: { of: AccessKey }) {
  const t = useText(accessWords);
  const kit = useText(kitWords);
  const mayUpdate = useCan('s3_enable', 'update');
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!mayUpdate)
    return <Status state={key.enabled ? 'healthy' : 'stopped'} label={t(key.enabled ? 'enabled' : 'disabled')} />;

  async function turn(enabled: boolean) {
    setWanted(enabled);
    try {
      await switchKey(key, enabled);
    } catch (error) {
      notify('error', textOfError(kit, error));
    } finally {
      setWanted(null);
    }
  }

  return (
    <Switch
      label={t('enable', { key: key.acc_key })}
      labelHidden
      checked={wanted ?? key.enabled}
      disabled={wanted !== null}
      onChange={({ target }) => void turn((target as HTMLInputElement).checked)}
    />
  );
}
