import hash from '@adonisjs/core/services/hash'

/** A hash that no account has, made when it is first needed: hashing is slow on purpose. */
export class DecoyHash {
  #made: Promise<string> | undefined

  get(): Promise<string> {
    this.#made ??= hash.make('no account has this password')
    return this.#made
  }
}
