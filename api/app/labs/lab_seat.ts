/** A seat of a lab, proven by its kiosk's signature. */
export interface LabSeat {
  labId: number
  seat: string
}
