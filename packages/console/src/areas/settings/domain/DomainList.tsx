import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDelete, type DeletedItem } from '../../../kit/confirm/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { usePageActions } from '../../../kit/shortcuts/index.ts';

registerIcons({ plus });

/** Panels over a list, which keep the domain and the filters of its address. */
export function usePanels(): { readonly search: string; readonly open: (pathname: string) => void } {
  const navigate = useNavigate();
  const { search } = useLocation();
  return { search, open: (pathname) => void navigate({ pathname, search }) };
}

/** The way to a new one, by its button and by its key; nothing for whose role may never. */
export function useCreateButton(may: boolean, label: string, create: () => void): ReactNode {
  usePageActions(may ? [{ id: 'create', keys: 'create', label, run: create }] : []);
  return (
    may && (
      <Button variant="primary" size="small" onClick={create}>
        <Icon slot="start" name="plus" />
        {label}
      </Button>
    )
  );
}

interface DeleteOneProps<Item extends DeletedItem> {
  /** null: nothing is being deleted. */
  readonly item: Item | null;
  readonly icon: string;
  readonly title: (item: Item | null) => string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly done: (item: Item) => string;
  /** Rejects to keep the dialog open and say why. */
  readonly remove: (item: Item) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before one thing of a domain is deleted, and says that it is gone. */
export function DeleteOne<Item extends DeletedItem>(props: DeleteOneProps<Item>) {
  const { item, icon, title, message, confirmLabel, done, remove, onClose } = props;
  async function confirm() {
    if (!item) return;
    await remove(item);
    notify('success', done(item));
  }
  return (
    <ConfirmDelete
      open={item !== null}
      icon={icon}
      title={title(item)}
      message={message}
      items={item ? [item] : []}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
