import { type ReactNode, useMemo } from 'react';
import { FormShellContext, type FormShellHost } from '../../kit/form/shell.ts';

interface LocalPanelProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const nothing = () => {};
const never = () => nothing;

/** A form in a side panel that has no address: it is about rows that were just chosen. */
export function LocalPanel({ onClose, children }: LocalPanelProps) {
  const host = useMemo<FormShellHost>(
    () => ({
      kind: 'panel',
      withCode: true,
      done: onClose,
      cancel: onClose,
      dirtied: nothing,
      ready: nothing,
      onSubmit: never,
      onCancel: never,
    }),
    [onClose],
  );
  return <FormShellContext value={host}>{children}</FormShellContext>;
}
