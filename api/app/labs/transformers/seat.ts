import type { SeatView } from '#app/labs/actions/read_seats'

/** A seat as its invigilator sees it. */
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
      kejadian: attempt.events,
    },
    /** False for an attempt whose learner isn't signed in at its seat any more. */
    hadir: present,
  }
}
