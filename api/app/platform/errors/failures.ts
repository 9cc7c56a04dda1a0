import type { Refusal } from '#contracts/refusals'

export interface FieldError {
  field: string
  msg: string
}

/**
 * A failure that a caller can expect and a person can read. Actions throw these; the exception handler
 * alone turns their kind into an HTTP status. The message is the Indonesian sentence that is shown.
 */
abstract class Failure extends Error {
  /** Machine-readable reason, sent as `code`. */
  readonly code: Refusal | undefined

  constructor(message: string, code?: Refusal) {
    super(message)
    this.name = new.target.name
    this.code = code
  }
}

/** The thing doesn't exist, or it belongs to somebody else: the answer is the same. */
export class NotFound extends Failure {}

/** The session may not do this. */
export class Forbidden extends Failure {}

/** There is no session. */
export class SessionRequired extends Failure {}

/** The state is no longer what the request assumed. */
export class Conflict extends Failure {}

/** The input breaks a rule; `fields` names which. */
export class InvalidInput extends Failure {
  readonly fields: FieldError[]

  constructor(message: string, fields: FieldError[] = []) {
    super(message)
    this.fields = fields
  }
}

/** The file isn't of a type we take. */
export class UnsupportedFile extends InvalidInput {}

/** The file is larger than we take. */
export class FileTooLarge extends InvalidInput {}

/** Something that the server needs is away; it has been logged already. */
export class Unavailable extends Failure {
  constructor() {
    super('Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.')
  }
}

/** Too many tries; `retryAfter` is in seconds. */
export class TooManyRequests extends Failure {
  readonly retryAfter: number

  constructor(message: string, retryAfter: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}
