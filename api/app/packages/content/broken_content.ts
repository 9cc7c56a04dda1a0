import type { Problem } from '#app/packages/content/problem'

/** A content package that can't be read or must not be imported; `problems` says all that is wrong with it. */
export class BrokenContent extends Error {
  constructor(
    readonly slug: string,
    readonly problems: readonly Problem[]
  ) {
    super(`The content package '${slug}' is broken (${problems.length} problems).`)
    this.name = 'BrokenContent'
  }
}
