export * from './changes.ts';
export { factsOfError } from './facts-of-error.ts';
export {
  type Mute,
  type Notice,
  type NoticeAct,
  type NoticeAction,
  type NoticeFacts,
  notices,
  type NoticeType,
  notify,
  resetNotices,
} from './notices.ts';
export { notifyProgress, type ProgressNotice } from './progress.ts';
export { guardReload, preventsReload } from './reload-guard.ts';
export { type ProblemFacts, reporting, reportProblem, setReporter } from './report.ts';
export { useNotices } from './useNotices.ts';
