import { readKeys } from '../../kit/shortcuts/keys.rules.ts';

/** The caps of a combination, in the order people press them. Apple's have signs; `ctrl` and `shift` are words elsewhere. */
export function partsOf(keys: string, isApple: boolean): readonly string[] {
  const { ctrl, meta, shift, key } = readKeys(keys, isApple);
  return [
    ...(ctrl ? [isApple ? '⌃' : 'ctrl'] : []),
    ...(shift ? [isApple ? '⇧' : 'shift'] : []),
    ...(meta ? ['⌘'] : []),
    key.toUpperCase(),
  ];
}
