/** Something in a content package that keeps it from being imported, told to its author. */
export interface Problem {
  /** File and place in it: 'listening.json, page 12'. */
  where: string
  /** One sentence that says what is wrong. */
  sentence: string
}
