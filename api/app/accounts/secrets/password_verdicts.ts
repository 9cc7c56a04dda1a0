/**
 * Cached results by account, each for one stored hash: a session asks with every request, and hashing is slow on
 * purpose.
 */
export class PasswordVerdicts {
  readonly #byUser = new Map<number, { hashed: string; isPublished: boolean }>()

  /** Whether the hash was found to be the published password's; undefined when it wasn't checked. */
  of({ id, password }: { id: number; password: string }): boolean | undefined {
    const known = this.#byUser.get(id)
    return known?.hashed === password ? known.isPublished : undefined
  }

  keep({ id, password }: { id: number; password: string }, isPublished: boolean): void {
    this.#byUser.set(id, { hashed: password, isPublished })
  }
}
