export interface Named {
  name: string
}

/** Extra time in per cent. */
export interface TimeChange {
  userId: number
  /** The learner's name at the time. */
  userName: string
  before: number
  after: number
  /** Whether the attempt was already running. */
  isRunning: boolean
  reason: string
}
