import type { Subject } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import { useOpenPanel } from '../navigation/index.ts';
import { useCan } from '../permissions/abilities.ts';
import { usePageActions } from '../shortcuts/index.ts';
import { useWhyNoProject } from '../permissions/useWhyNoProject.ts';
import type { KitTable, ResourceWords } from '../resource-words.ts';
import { useText } from '../text/index.ts';

registerIcons({ plus });

interface CreateButtonFacts {
  /** Who may create on it is offered the way. Left out: the list. */
  readonly subject?: Subject;
  /** Why nothing can be made now, or ''. Left out: it takes a project, and none is chosen. */
  readonly whyNot?: string;
  /** Inside of a card, not beside the title of a page. */
  readonly isQuiet?: boolean;
}

interface Creatable {
  readonly subjects: { readonly list: Subject };
  readonly words: ResourceWords;
  readonly paths: { add(): string };
}

/** The way to a new item: a button, its key, and an entry of the command palette. */
export function useCreateButton(
  resource: Creatable,
  { subject = resource.subjects.list, whyNot, isQuiet = false }: CreateButtonFacts = {},
): ReactNode {
  const label = useText<KitTable>(resource.words)('create.action');
  const open = useOpenPanel();
  const mayCreate = useCan(subject, 'create');
  const whyNoProject = useWhyNoProject();
  const why = whyNot ?? whyNoProject;
  const run = () => open(resource.paths.add());
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
