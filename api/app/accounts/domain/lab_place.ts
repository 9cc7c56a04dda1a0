/** A lab seat, verified by its kiosk's signature. */
export interface LabSeat {
  labId: number
  seat: string
}

/** The verified lab of a call. `seat` is null in Safe Exam Browser, which doesn't identify the computer. */
export interface LabPlace {
  labId: number
  seat: string | null
}
