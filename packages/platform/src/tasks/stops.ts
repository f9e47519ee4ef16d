/** The platform stops: the task goes on at its next start. */
export class Interrupted extends Error {}

/** Somebody cancelled the task: it ends here, with what it has done. */
export class TaskCancelled extends Error {}
