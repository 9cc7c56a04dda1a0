import type { LabPlace } from '#app/accounts/domain/lab_place'

/** The participant of an exam: user, login and lab. */
export interface Caller {
  userId: number
  userName: string
  loginId: string
  /** Null for a browser that isn't a lab's. */
  lab: LabPlace | null
}
