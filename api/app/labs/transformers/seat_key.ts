import type { EnrolledSeat } from '#app/labs/actions/enrol_seat'
import type { IssuedEnrolmentCode } from '#app/labs/actions/issue_enrolment_code'
import type { SeatKeyRow } from '#app/labs/rows/seat_keys'

/** A seat with a key of its own, without the key. */
export function seatKeyResource({ seat, madeAt, revokedAt }: SeatKeyRow) {
  return {
    kursi: seat,
    /** When the key was made. */
    dibuat: new Date(madeAt).toISOString(),
    /** Null while the key is in use. */
    dicabut: revokedAt === null ? null : new Date(revokedAt).toISOString(),
  }
}

/** The only response that contains a seat's key, with the field names of kiosk.json. */
export function enrolledSeat({ lab, seat, key }: EnrolledSeat) {
  return { lab: lab.name, labId: lab.id, kursi: seat, labKey: key }
}

/** The only response that contains the code. `kali`: how many seats it enrols. */
export function issuedEnrolmentCode({ code, uses, expiresAt }: IssuedEnrolmentCode) {
  return { kode: code, kali: uses, berlakuSampai: new Date(expiresAt).toISOString() }
}
