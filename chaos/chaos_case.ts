/** The parameters of one case. */
export interface Orders {
  /** The long form: a thousand kills, ten thousand exams, real waits. */
  isLong: boolean
  seed: number
  /** Prints a line of progress. */
  say: (line: string) => void
}

/** The result of one case. */
export interface Account {
  /** One line for the closing table. */
  did: string
  kills: number
  /** Answers that the server acknowledged. */
  acknowledged: number
  /** Acknowledged answers that were missing at the end. */
  lost: number
  /** All broken promises, lost answers included. */
  complaints: readonly string[]
}

export interface ChaosCase {
  name: string
  /** Cases of one lane run one after the other; lanes run in parallel. */
  lane: 'model' | 'servers' | 'learners' | 'databases' | 'browsers'
  /** How long it takes on two idle cores, in seconds. */
  seconds: { short: number; long: number }
  /** Left out of the short form. */
  isLongOnly?: boolean
  /** The missing requirement on this machine, or null. */
  lacks?: () => string | null
  run: (orders: Orders) => Promise<Account>
}
