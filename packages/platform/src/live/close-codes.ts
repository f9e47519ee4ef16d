/** Codes of a closed connection: ours begin at 4400, and read like those of HTTP. */
export const closeCodes = {
  unreadable: 4400,
  unauthorized: 4401,
  tooMany: 4429,
  stopping: 1001,
  fault: 1011,
  tryLater: 1013,
} as const;
