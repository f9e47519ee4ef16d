const failure = /(?:^|_)(?:error|failed|killed|aborted)(?:_|$)/i;

/** Whether a status says that something went wrong. One rule for all resources: OpenStack's services name them alike. */
export const isFailure = (status: string): boolean => failure.test(status);
