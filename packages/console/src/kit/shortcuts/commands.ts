import { readSingleKeys } from './single-keys.ts';
import { isSingle, matches, type ShortcutName, shortcutKeys } from './keys.rules.ts';
import { isOverlaid, isTyping } from './typing.ts';

/** Something that can be done now: by its keys, and, where it has a label, out of the command palette. */
export interface Command {
  /** Unique among those that are there at once: `create`. */
  readonly id: string;
  /** Translated. Those of the whole console have none: who lists them has words for them. */
  readonly label?: string;
  readonly group: 'page' | 'everywhere';
  readonly keys?: ShortcutName;
  readonly run: () => void;
  /** Asked at the press; left out: always. */
  readonly when?: () => boolean;
}

type Provider = () => readonly Command[];
const providers = new Set<Provider>();

/** What `read` answers can be done, until the answer of this is called. */
export function provideCommands(read: Provider): () => void {
  providers.add(read);
  return () => void providers.delete(read);
}

/** What can be done now, the innermost first: a page's own comes before those around it. */
export const commandsNow = (): readonly Command[] =>
  [...providers]
    .toReversed()
    .flatMap((read) => read())
    .filter(({ when }) => when?.() ?? true);

export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The command that a press calls, or none. A single key is nobody's inside of a field or an overlay. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined;
  const apple = isApple();
  const called = ({ keys }: Command) =>
    keys !== undefined &&
    shortcutKeys[keys].some(
      (one) => matches(one, event, apple) && !(isSingle(one) && (isTyping(event) || isOverlaid() || !readSingleKeys())),
    );
  return commandsNow().find(called);
}

/** From now on keys call commands. The answer ends that. */
export function listenToKeys(page: EventTarget = window): () => void {
  const onKey = (event: Event) => {
    const command = commandOf(event as KeyboardEvent);
    if (!command) return;
    event.preventDefault();
    command.run();
  };
  page.addEventListener('keydown', onKey);
  return () => page.removeEventListener('keydown', onKey);
}
