import { notify } from '../notify/index.ts';
import { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';

interface DeleteOneProps<Item extends DeletedItem> {
  /** null: nothing is being deleted. */
  readonly item: Item | null;
  readonly icon: string;
  readonly title: (item: Item | null) => string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly done: (item: Item) => string;
  /** Rejects to keep the dialog open and say why. */
  readonly remove: (item: Item) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before one item is deleted at once, without a task, and says that it is gone. */
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
