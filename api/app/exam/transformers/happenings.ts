import type { Happenings } from '#app/exam/calls/happenings'
import type { Notice } from '#contracts/interventions'

/** What happened to a learner, on the wire of pulses, timers and waiting rooms. */
export function happeningsResource({ isPaused, notices }: Happenings) {
  return { dijeda: isPaused, ...noticesResource(notices) }
}

/** Unread notices alone. */
export function noticesResource(notices: Happenings['notices']): { pemberitahuan?: Notice[] } {
  return {
    pemberitahuan: notices.map(({ id, kind, text, createdAt }) => ({
      id,
      jenis: kind,
      teks: text,
      waktu: new Date(createdAt).toISOString(),
    })),
  }
}
