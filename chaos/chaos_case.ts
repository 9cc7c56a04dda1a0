/** What one case is told. */
export interface Orders {
  /** By hand: a thousand kills, ten thousand sittings, real waits. */
  isLong: boolean
  seed: number
  /** Prints what the case does or sees. */
  say: (line: string) => void
}

/** What one case did and saw. */
export interface Account {
  /** One line for the closing table. */
  did: string
  kills: number
  /** Answers that the server said it has. */
  acknowledged: number
  /** Those of them that were not there at the end. */
  lost: number
  /** Everything that broke a promise, lost answers included. */
  complaints: readonly string[]
}

export interface ChaosCase {
  name: string
  /** Cases of one lane run one after the other; lanes run beside each other. */
  lane: 'model' | 'servers' | 'learners' | 'databases' | 'browsers'
  /** How long it takes on two idle cores, in seconds. */
  seconds: { short: number; long: number }
  /** Left out of the short form. */
  isLongOnly?: boolean
  /** What this machine lacks for it, or null. */
  lacks?: () => string | null
  run: (orders: Orders) => Promise<Account>
}
