import type { ValidationError } from '@vinejs/vine'
import type { Refusal } from '#contracts/refusals'

export interface FieldError {
  field: string
  msg: string
}

/**
 * An expected failure with a message for the user. Actions throw these; the exception handler alone turns their kind
 * into an HTTP status. The message is the Indonesian sentence that is shown.
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

/** The thing doesn't exist, or belongs to another user: the response is the same. */
export class NotFound extends Failure {}

/** The session may not do this; `facts` say more where a client needs it. */
export class Forbidden extends Failure {
  readonly facts: Readonly<Record<string, unknown>>

  constructor(message: string, code?: Refusal, facts: Readonly<Record<string, unknown>> = {}) {
    super(message, code)
    this.facts = facts
  }
}

/** There is no session. */
export class SessionRequired extends Failure {}

/** The state is no longer what the request assumed; `facts` give the client the present one. */
export class Conflict extends Failure {
  readonly facts: Readonly<Record<string, unknown>>

  constructor(message: string, code?: Refusal, facts: Readonly<Record<string, unknown>> = {}) {
    super(message, code)
    this.facts = facts
  }
}

/** The input breaks a rule; `fields` names which. */
export class InvalidInput extends Failure {
  readonly fields: FieldError[]

  constructor(message: string, fields: FieldError[] = [], code?: Refusal) {
    super(message, code)
    this.fields = fields
  }
}

/** The file isn't of an accepted type. */
export class UnsupportedFile extends InvalidInput {}

/** The file exceeds the limit. */
export class FileTooLarge extends InvalidInput {}

/** Something that the server needs is unavailable; it has been logged already. */
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

/** The server must not run like this. The message is a whole English sentence for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** A validator's errors by field; of each field the first one. */
export function fieldErrorsOf(error: ValidationError): FieldError[] {
  const messages = error.messages as { field: string; message: string }[]
  return messages.map(({ field, message }) => ({ field, msg: message }))
}
