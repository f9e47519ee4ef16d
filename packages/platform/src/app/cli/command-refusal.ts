/** Why a command does nothing, as one sentence for the person at the terminal. */
export class CommandRefusal extends Error {}
