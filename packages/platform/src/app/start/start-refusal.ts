/** Why the platform does not start, as one sentence for the person at the terminal. */
export class StartRefusal extends Error {}
