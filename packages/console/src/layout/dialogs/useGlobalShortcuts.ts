import { useLayoutEffect } from 'react';
import { chooseLanguage, loadOffered, offered } from '../../preferences/language.ts';
import { nextLanguage } from '../../preferences/preferences.ts';
import { listenToKeys, useCommands } from '../../kit/shortcuts/index.ts';
import { useLanguage } from '../../kit/text/index.ts';
import { isDomainAdmin, isSystemRole, session } from '../../session/index.ts';
import { FEATURES_KEY } from '../../kit/permissions/features-key.ts';
import { localStore } from '../../kit/data/browser-store.ts';
import { bufferTyping } from '../palette/typing-buffer.ts';
import { openDialog, dialogs } from './dialogs.ts';

/** Keys that work on every page, signed in or not (spec: language.keys). */
export function useGlobalShortcuts(): void {
  const language = useLanguage();
  const cycle = (step: 1 | -1) =>
    void loadOffered().then(() => chooseLanguage(nextLanguage(language, step, offered.languages)));
  useLayoutEffect(() => listenToKeys(), []);
  useCommands([
    { id: 'language.next', keys: 'language.next', run: () => cycle(1) },
    { id: 'language.previous', keys: 'language.previous', run: () => cycle(-1) },
  ]);
}

// One window at a time: what is half typed in another one must not go for a slip of the hand.
const isFree = () => dialogs.opening === null && session.phase === 'signed-in';

/** Features are for who runs the console, and for who has switched one already (spec: feature.dialog). */
const mayHaveFeatures = (profile: typeof session.profile) =>
  isSystemRole(profile) || isDomainAdmin(profile) || localStore.get(FEATURES_KEY) !== null;

/** Keys of the pages behind the sign-in. */
export function useDialogShortcuts(): void {
  useCommands(
    (['palette', 'shortcuts', 'features'] as const).map((name) => ({
      id: name,
      keys: name,
      when: isFree,
      run() {
        // The features' key is the usual one for a palette: whoever has none to switch gets that.
        const dialog = name === 'features' && !mayHaveFeatures(session.profile) ? 'palette' : name;
        if (dialog === 'palette') bufferTyping();
        openDialog(dialog);
      },
    })),
  );
}
