import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { sources } from './repository.ts';
import { findings } from './rules/lines.ts';

/** A name that we gave up, and the standard one that replaced it (docs/style.md). Patterns match names, not English in comments. */
interface Renamed {
  readonly old: RegExp;
  readonly now: string;
}

const identifier = (old: string, now: string): Renamed => ({
  old: new RegExp(`(?<![\\w'’-])${old}(?![\\w-])`, 'g'),
  now,
});
const called = (old: string, now: string): Renamed => ({ old: new RegExp(`(?<![\\w])${old}\\(`, 'g'), now });
const imported = (old: string, now: string): Renamed => ({
  old: new RegExp(`(?<=/)${old.replaceAll('.', '\\.')}(?=['"])`, 'g'),
  now,
});

const renamed: readonly Renamed[] = [
  called('insist', 'importWithRetry'),
  identifier('insistOn', 'retryWhileOffline'),
  identifier('PartMissing', 'ChunkLoadError'),
  identifier('AwaitedParts', 'PendingImportsNotice'),
  called('later', 'lazyComponent'),
  { old: /(?<![\w#]|get )isHeld\(/g, now: 'hasUnsavedChanges' },
  identifier('LeavingGuard', 'UnsavedChangesGuard'),
  identifier('useLeaving', 'useFormClose'),
  identifier('useKeeper', 'useBlocker'),
  identifier('isAway', 'isOffline'),
  identifier('setAway', 'setOffline'),
  identifier('untilBack', 'whenOnline'),
  identifier('lookNow', 'recheckNow'),
  identifier('refuseWhileAway', 'refuseWhileOffline'),
  identifier('awaitServer', 'waitForServer'),
  identifier('toldResources', 'liveResources'),
  identifier('tellWhose', 'syncProjectScope'),
  identifier('tellStopping', 'notifyServerStopping'),
  identifier('tellOldPage', 'notifyServerRestarted'),
  identifier('tellClosedProject', 'notifyProjectClosed'),
  identifier('tellFailure', 'notifyLiveFailure, reportFailure'),
  identifier('tellAnswer', 'reportAnswer'),
  identifier('tellTask', 'trackTask'),
  identifier('tellWalk', 'trackTransition'),
  identifier('tellChange', 'notifyBucketChange'),
  identifier('tellReady', 'notifyReady'),
  identifier('hearFault', 'recordFault'),
  identifier('hearStorage', 'applyStorageEvent'),
  identifier('hearWhy', 'listenForReason'),
  identifier('useTell', 'useNotifyError'),
  identifier('createTeller', 'createSessionReporter'),
  identifier('useArrival', 'useFocusOnNavigation'),
  identifier('openWindow', 'openDialog'),
  identifier('WindowPart', 'LazyDialog'),
  identifier('QuietBell', 'LazyNotificationBell'),
  identifier('NoticeHands', 'NoticeActionHandlers'),
  identifier('FullViewLeave', 'ExitFullScreen'),
  identifier('useFullView', 'useFullScreen'),
  identifier('placeOf', 'itemUrl'),
  identifier('placeOfItem', 'resourceItemUrl'),
  identifier('placeOfHit', 'hitUrl'),
  identifier('interface Place', 'what it is a place of'),
  identifier('ResourceLine', 'ResourceDefinition'),
  identifier('branchesOf', 'lazyRoutesOf'),
  identifier('branchesOfLines', 'lazyRoutesOfResources'),
  identifier('OfRouter', 'WithRouter'),
  identifier('useAbove', 'useParent'),
  identifier('useStanding', 'useNetworkPermissions'),
  identifier('standingOf', 'testStateOf'),
  identifier('(?:interface|type) Standing', 'NetworkPermissions, TestState, Lifecycle'),
  identifier('Offered', 'AsyncOptionsField'),
  identifier('Staying', 'RefusedItems'),
  identifier('onOne', 'forFirst'),
  identifier('useChosen', 'useActionTargets'),
  identifier('useTrouble', 'useStepProblems'),
  identifier('usePlace', 'useCurrentStep'),
  identifier('useMoves', 'useStepNavigation'),
  identifier('AskBeforeGone', 'ConfirmSecretSaved'),
  identifier('OnceDialog', 'OneTimeSecretDialog'),
  identifier('saysNoSession', 'isMarkedSignedOut'),
  identifier('keepEnding', 'storeEnding'),
  identifier('takeEnding', 'consumeStoredEnding'),
  identifier('standIn', 'applyScope'),
  { old: /\bitems\.(?:take|fill|freshen)\(/g, now: 'mutate, fetchWindow, invalidate' },
  {
    old: /\b(?:createLive|LiveWorld|ReachWorld|AwaitWorld|RestartWorld|SocketWorld|IdleWorld)\b/g,
    now: '…Dependencies',
  },
  identifier('setLeaving', 'setToDelete'),
  identifier('WalkWords', 'TransitionWords'),
  identifier('askOut', 'what it asks for'),
  identifier('keepHouse', 'what it cleans'),
  identifier('useAttempt', 'useAsyncAction'),
  identifier('useAskedProject', 'useRequestedProject'),
  identifier('useHeldLeaving', 'useUnsavedBlocker'),
  // Files.
  imported('insist.ts', 'import-with-retry.ts'),
  imported('later.tsx', 'lazy-component.tsx'),
  imported('held.ts', 'unsaved-changes.ts'),
  imported('reach.ts', 'connectivity.ts'),
  imported('owners.ts', 'project-scope.ts'),
  imported('whose.ts', 'sync-project-scope.ts'),
  imported('teller.ts', 'session-reporter.ts'),
  imported('windows.ts', 'dialogs.ts'),
  imported('nouns.ts', 'resource-names.ts'),
  imported('noun.json', 'name.json'),
  imported('line.ts', 'definition.ts'),
  imported('places.ts', 'item-url.ts, hit-url.ts'),
  imported('eyes.ts', 'locators.ts'),
  imported('hands.ts', 'actions.ts'),
  imported('looks.ts', 'appearances.ts'),
  imported('doors.ts', 'exports.ts'),
];

/** Names of the platform. */
const platformNames: readonly Renamed[] = [
  imported('alarms.ts', 'scheduler.ts'),
  identifier('Alarms?', 'Scheduler'),
  { old: /\b(?:type|interface) (?:Bell|Ring)\b/g, now: 'JobHandler, DueJob' },
  { old: /(?<![\w-])feet(?![\w-])/g, now: 'routerPorts' },
  imported('ways.ts', 'natPaths'),
  imported('walks.ts', 'transitions.ts'),
  imported('router-needs.ts', 'router-dependents.ts'),
  identifier('announce[A-Z]\\w*', 'emit…Event'),
  identifier('[sS]entinels?', 'faultInjection'),
  identifier('let(?:In|Out)', 'filterHeaders'),
  identifier('endStrangers', 'revokeFrameSessions'),
];

const searchedFiles = /^(?:packages\/[\w-]+\/(?:src|e2e|test|build|scripts)|test|scripts)\/.+\.(?:tsx?|mjs)$/;
const except = /^scripts\/safety\/vocabulary\.test\.ts$/;
const searched = sources(searchedFiles, except);

describe('no private word is a name', () => {
  for (const { old, now } of [...renamed, ...platformNames])
    it(`${old.source}: use ${now}`, () =>
      assert.deepEqual(
        searched.flatMap((source) => findings(source, old)),
        [],
      ));
});

const files = `
  insist held reach owners whose teller noun nouns patience once unseen unusual eyes hands looks doors walks feet ways windows
  AwaitedParts QuietBell FullViewLeave WindowPart Windows OfRouter Offered OnceDialog Staying useAbove useChosen useStanding
  useTell useTrouble await-server bell-hands last-request no-session transfer-state typed-ahead tell-[\\w-]+
`;

test('no private word is the name of a file or a folder', () => {
  const names = new RegExp(`/(?:${files.trim().split(/\s+/).join('|')})(?:\\.[\\w.]+)?(?:/|$)`);
  const all = sources(/^(?:packages|test|scripts)\//).map(({ path }) => path);
  assert.deepEqual(
    all.filter((path) => names.test(`/${path}`)),
    [],
  );
});
