/** The rehearsal can't continue; its message is a sentence for the operator. */
export class RehearsalFailed extends Error {
  override name = 'RehearsalFailed'
}

/** The server refused a call. */
export class Refused extends Error {
  override name = 'Refused'

  readonly status: number
  readonly code: string | null

  /** @param sentence the server's own */
  constructor(status: number, code: string | null, sentence: string) {
    super(sentence)
    this.status = status
    this.code = code
  }
}
