import type { Subject } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import { useOpenPanel } from '../navigation/index.ts';
import { useCan } from '../permissions/abilities.ts';
import { usePageActions } from '../shortcuts/index.ts';
import { useWhyNoProject } from '../permissions/useWhyNoProject.ts';

registerIcons({ plus });

interface CreateButtonFacts {
  /** Who may create on it is offered the way. */
  readonly subject: Subject;
  readonly label: string;
  readonly to: string;
  /** Why nothing can be made now, or ''. Left out: it takes a project, and none is chosen. */
  readonly whyNot?: string;
  /** Inside of a card, not beside the title of a page. */
  readonly isQuiet?: boolean;
}

/** The way to a new item: a button, its key, and an entry of the command palette. */
export function useCreateButton({ subject, label, to, whyNot, isQuiet = false }: CreateButtonFacts): ReactNode {
  const open = useOpenPanel();
  const mayCreate = useCan(subject, 'create');
  const whyNoProject = useWhyNoProject();
  const why = whyNot ?? whyNoProject;
  const run = () => open(to);
  usePageActions(mayCreate && why === '' ? [{ id: 'create', keys: 'create', label, run }] : []);
  return (
    mayCreate && (
      <Button {...(!isQuiet && { variant: 'primary' })} size="small" disabledReason={why} onClick={run}>
        <Icon slot="start" name="plus" />
        {label}
      </Button>
    )
  );
}
