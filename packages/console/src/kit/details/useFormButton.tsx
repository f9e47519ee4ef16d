import type { Action, Subject } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import type { ReactNode } from 'react';
import { useOpenPanel } from '../navigation/index.ts';
import { useCan } from '../permissions/abilities.ts';
import { usePageActions } from '../shortcuts/index.ts';

interface FormButtonFacts {
  /** For whoever may do this to it. */
  readonly subject: Subject;
  readonly right?: Action;
  readonly label: string;
  readonly icon: 'plus' | 'pencil';
  readonly to: string;
  /** The words why it cannot be done now. */
  readonly whyNot?: string | false;
  /** The palette offers it, too, under this name. */
  readonly command?: string;
}

/** The way to a form of an object's parts: the primary button of the page, or of what stands there while there are none. */
export function useFormButton({
  subject,
  right = 'update',
  label,
  icon,
  to,
  whyNot = false,
  command,
}: FormButtonFacts): ReactNode {
  const open = useOpenPanel();
  const may = useCan(subject, right);
  const run = () => open(to);
  usePageActions(command !== undefined && may && !whyNot ? [{ id: command, label, run }] : []);
  return (
    may && (
      <Button variant="primary" size="small" disabledReason={whyNot || ''} onClick={run}>
        <Icon slot="start" name={icon} />
        {label}
      </Button>
    )
  );
}
