import { useLayoutEffect, useRef } from 'react';
import { type Command, provideCommands } from './commands.ts';

export type PageAction = Omit<Command, 'group' | 'label'> & { readonly label: string };

/** What can be done on this page, for as long as it is there: by key, in the list of keys and in the command palette. */
export function usePageActions(actions: readonly PageAction[]): void {
  useProvided(actions, 'page');
}

/** The same for the whole console. */
export function useCommands(commands: readonly Omit<Command, 'group' | 'label'>[]): void {
  useProvided(commands, 'everywhere');
}

// In the layout's effects: a key may be pressed as soon as the page shows. No effect event: the palette asks for them
// while it is drawn.
function useProvided(commands: readonly Omit<Command, 'group'>[], group: Command['group']): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => provideCommands(() => latest.current.map((command) => ({ ...command, group }))), [group]);
}
