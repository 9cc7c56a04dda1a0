/** A fault that stops the import of a content package, described for its author. */
export interface Problem {
  /** File and place in it: 'listening.json, page 12'. */
  where: string
  /** One sentence about the fault. */
  sentence: string
}

/** A content package that can't be read or imported; `problems` lists every fault. */
export class BrokenContent extends Error {
  constructor(
    readonly slug: string,
    readonly problems: readonly Problem[]
  ) {
    super(`The content package '${slug}' is broken (${problems.length} problems).`)
    this.name = 'BrokenContent'
  }
}
