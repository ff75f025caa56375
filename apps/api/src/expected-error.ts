/** A failure that was foreseen: its message is for people, in one line, and its stack for nobody. */
export class ExpectedError extends Error {}
