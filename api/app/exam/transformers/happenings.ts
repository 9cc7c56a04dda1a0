import type { Happenings } from '#app/exam/calls/happenings'

/** What happened to a learner, on the wire of pulses, timers and waiting rooms. */
export function happeningsResource({ isPaused, notices }: Happenings) {
  return {
    dijeda: isPaused,
    pemberitahuan: notices.map(({ id, kind, text, at }) => ({
      id,
      jenis: kind,
      teks: text,
      waktu: new Date(at).toISOString(),
    })),
  }
}
