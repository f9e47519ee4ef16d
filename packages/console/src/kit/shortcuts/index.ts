export { type Command, commandsNow, isApple, listenToKeys } from './commands.ts';
export { type ShortcutName, shortcutKeys } from './keys.rules.ts';
export { readSingleKeys, rememberSingleKeys } from './single-keys.ts';
export { type PageAction, useCommands, usePageActions } from './usePageActions.ts';
