/** Asked by a kiosk before it is updated. */
export const SEAT_UPDATES_PATH = '/labs/pembaruan'

/** No seat of a lab is updated this long before an exam event there. */
export const UPDATES_HELD_BEFORE_MS = 2 * 60 * 60 * 1000

/** The answer: whether the seat may be updated now, and otherwise which event holds it. */
export interface SeatUpdatePermission {
  boleh: boolean
  /** The event's name; null when it may. */
  ujian: string | null
}
