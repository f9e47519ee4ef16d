import { useEffect, useRef } from 'react';
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

// No effect event: the palette asks for them while it is drawn.
function useProvided(commands: readonly Omit<Command, 'group'>[], group: Command['group']): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => provideCommands(() => latest.current.map((command) => ({ ...command, group }))), [group]);
}
