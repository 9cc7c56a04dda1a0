import type { SeatView } from '#app/labs/actions/read_seats'

/** A seat for the invigilator. */
export function seatResource({ seat, seenAt, connected, learner, attempt, present }: SeatView) {
  return {
    kursi: seat,
    terlihat: new Date(seenAt).toISOString(),
    terhubung: connected,
    peserta: learner && { id: learner.id, nama: learner.name },
    simulasi: attempt && {
      id: attempt.id,
      nama_paket: attempt.packageName,
      sesi: attempt.session,
      secondsRemaining: attempt.secondsRemaining,
      mulai: new Date(attempt.startedAt).toISOString(),
      kejadian: attempt.incidents,
    },
    /** False when the attempt's learner is no longer signed in at this seat. */
    hadir: present,
  }
}
