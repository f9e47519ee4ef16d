import type { Action, Subject } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../permissions/abilities.ts';

interface FormButtonFacts {
  /** For whoever may do this to it. */
  readonly subject: Subject;
  readonly right?: Action;
  readonly label: string;
  readonly icon: 'plus' | 'pencil';
  readonly to: string;
  /** The words why it cannot be done now. */
  readonly whyNot?: string | false;
}

/** The way to a form of an object's parts: a button at the head of their card. */
export function useFormButton({
  subject,
  right = 'update',
  label,
  icon,
  to,
  whyNot = false,
}: FormButtonFacts): ReactNode {
  const navigate = useNavigate();
  const may = useCan(subject, right);
  return (
    may && (
      <Button size="small" disabledReason={whyNot || ''} onClick={() => void navigate(to)}>
        <Icon slot="start" name={icon} />
        {label}
      </Button>
    )
  );
}
