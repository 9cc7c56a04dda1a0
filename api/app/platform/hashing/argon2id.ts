import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import type { HashDriverContract } from '@adonisjs/core/types/hash'
import { hashingPlace } from '#app/platform/hashing/hashing_place'
import { FairWork } from '#app/platform/limits/fair_work'

const derive = promisify(argon2)

const VERSION = 19
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Cost of one hash: `m` KiB of memory, `t` passes, `p` lanes. */
export interface Argon2Cost {
  m: number
  t: number
  p: number
}

/**
 * Hashes passwords with Node's own Argon2id on its thread pool, two at a time, because files need the other two
 * threads. The queue is fair between accounts (`hashing_place.ts`). Hashes of `previous` still verify, and are
 * rehashed at the next login once `renewsPrevious` says so.
 */
export class Argon2id implements HashDriverContract {
  readonly #cost: Argon2Cost
  readonly #previous: HashDriverContract
  readonly #renewsPrevious: boolean
  readonly #phc = new PhcFormatter<Record<keyof Argon2Cost, number>>()
  /** Waiting time in seconds; requests that would wait longer are refused. */
  readonly #queue = new FairWork({ name: 'hashing', atOnce: 2, waiting: 100 })

  constructor(
    cost: Argon2Cost,
    previous: HashDriverContract,
    { renewsPrevious = false }: { renewsPrevious?: boolean } = {}
  ) {
    this.#cost = cost
    this.#previous = previous
    this.#renewsPrevious = renewsPrevious
  }

  isValidHash(value: string): boolean {
    return this.#isOurs(value) || this.#previous.isValidHash(value)
  }

  async make(value: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const hash = await this.#derive(value, salt, this.#cost)
    return this.#phc.serialize(salt, hash, {
      id: 'argon2id',
      version: VERSION,
      params: { ...this.#cost },
    })
  }

  async verify(hashed: string, value: string): Promise<boolean> {
    if (!this.#isOurs(hashed)) {
      return this.#inTurn(() => this.#previous.verify(hashed, value))
    }
    const { salt, hash, params = this.#cost } = this.#phc.deserialize(hashed)
    const derived = await this.#derive(value, salt, params)
    return derived.length === hash.length && timingSafeEqual(derived, hash)
  }

  needsReHash(hashed: string): boolean {
    if (!this.#isOurs(hashed)) return this.#renewsPrevious
    const { params } = this.#phc.deserialize(hashed)
    const { m, t, p } = this.#cost
    return params?.m !== m || params.t !== t || params.p !== p
  }

  #isOurs(hashed: string): boolean {
    return hashed.startsWith('$argon2id$')
  }

  #inTurn<Result>(piece: () => Promise<Result>): Promise<Result> {
    return this.#queue.do(hashingPlace(), piece)
  }

  #derive(value: string, salt: Buffer, { m, t, p }: Argon2Cost): Promise<Buffer> {
    const message = Buffer.from(value)
    return this.#inTurn(() =>
      derive('argon2id', {
        message,
        nonce: salt,
        memory: m,
        passes: t,
        parallelism: p,
        tagLength: HASH_BYTES,
      })
    )
  }
}
