/** A mistake of the user or a missing tool, shown without a stack trace. */
export class UsageError extends Error {}
