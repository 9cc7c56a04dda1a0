/** A result that was scored again by corrected keys, with what it takes to undo that. */
export interface Rescored {
  resultId: number
  /** Its certificate's code until then. */
  codeBefore: string
  codeAfter: string
  /** When it had been scored again before, for any reason; null when it never was. */
  revisedBefore: number | null
  /** The same, because of a corrected key. */
  rescoredBefore: number | null
}
