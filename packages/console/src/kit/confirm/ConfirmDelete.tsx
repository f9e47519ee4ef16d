import { Alert } from '@skydeck/react-bindings/alert';
import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorDetails, hasDetails } from '../failure/ErrorDetails.tsx';
import { useAsyncAction } from '../data/useAsyncAction.ts';
import type { Refused } from '../list/index.ts';
import { textOfError } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './confirm.css.ts';
import { Consequences, type Lines } from './Consequences.tsx';
import { RefusedItems } from './RefusedItems.tsx';
import { UnseenCount, UnseenNote } from './UnseenItems.tsx';

registerIcons({ 'trash-2': trash });

export interface DeletedItem {
  readonly id: string;
  readonly name: string;
  /** What goes or stays with it. */
  readonly detail?: ReactNode;
}

interface ConfirmDeleteProps {
  readonly open: boolean;
  /** The icon of the kind of thing that is deleted. */
  readonly icon: string;
  readonly title: string;
  readonly message: string;
  readonly items: readonly DeletedItem[];
  /** How many there are that are not on the screen, where all that a list has are meant. */
  readonly more?: number | undefined;
  /** Names the act and the number. */
  readonly confirmLabel: string;
  /** Has to be typed: for more than one object, or where data is lost. */
  readonly phrase?: string | undefined;
  /** What ends with it at once, and what stays. */
  readonly stops?: Lines | undefined;
  readonly keeps?: Lines | undefined;
  /** Those that were chosen, too, and stay. */
  readonly refused?: readonly Refused[] | undefined;
  /** What stays, at the start of the footer. */
  readonly note?: ReactNode;
  /** What there is to decide about what stays. */
  readonly children?: ReactNode;
  /** Rejects to keep the dialog open and say why. */
  readonly onConfirm: () => Promise<void>;
  /** It has left the screen. Until then it says what it asked. */
  readonly onClose: () => void;
}

const none: readonly never[] = [];

/** Below a long list it would not be seen. */
const seen = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Asks before something is lost for good. */
export function ConfirmDelete({
  open,
  icon,
  title,
  message,
  items,
  more = 0,
  confirmLabel,
  phrase,
  stops,
  keeps,
  refused = none,
  note,
  children,
  onConfirm,
  onClose,
}: ConfirmDeleteProps) {
  const question = items.map(({ id }) => id).join(' ');
  const { isAnswered, pending, error, confirm, leave, closed } = useConfirmation(question, onConfirm, onClose);

  return (
    // Its words are fetched when it first asks: the page below it stays.
    <Suspense>
      <ConfirmDialog
        open={open && !isAnswered}
        heading={title}
        message={message}
        confirmLabel={confirmLabel}
        tone="danger"
        phrase={phrase ?? ''}
        pending={pending}
        onSkyConfirm={() => void confirm()}
        onSkyClose={leave}
        onSkyClosed={closed}
      >
        <Icon slot="icon" name="trash-2" size={20} />
        {items.length > 0 && <Items icon={icon} items={items} />}
        {more > 0 && <UnseenCount count={more} />}
        <RefusedItems refused={refused} />
        {more > 0 && <UnseenNote />}
        <Consequences stops={stops} keeps={keeps}>
          {children}
        </Consequences>
        {error !== null && <Failure error={error} />}
        {note && <span slot="note">{note}</span>}
      </ConfirmDialog>
    </Suspense>
  );
}

/** The answer to a question, and what came of it. */
function useConfirmation(question: string, onConfirm: () => Promise<void>, onClose: () => void) {
  const { busy, error, run, forget } = useAsyncAction();
  /** The question that was answered, while the dialog leaves. Its owner may ask another one before it has. */
  const [answered, setAnswered] = useState<string | null>(null);

  const confirm = () =>
    run(async () => {
      await onConfirm();
      setAnswered(question);
    });

  function closed() {
    setAnswered(null);
    forget();
    onClose();
  }

  return {
    isAnswered: answered === question,
    pending: busy,
    error,
    confirm,
    leave: () => setAnswered(question),
    closed,
  };
}

function Items({ icon, items }: { icon: string; items: readonly DeletedItem[] }) {
  return (
    <ul className={css.items}>
      {items.map(({ id, name, detail }) => (
        <li key={id} className={css.item}>
          <Icon name={icon} />
          <bdi className={css.name}>{name}</bdi>
          {detail && <span className={css.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useText(kitWords);
  return (
    <div ref={seen}>
      <Alert tone="danger" live>
        {textOfError(t, error)}
        {hasDetails(error) && (
          <div slot="details">
            <ErrorDetails error={error} />
          </div>
        )}
      </Alert>
    </div>
  );
}
