import type { Impact } from '#app/events/actions/read_impact'

/** Names only: whoever edits questions need not know phone numbers. */
export function impactResource({ pkg, learners, events }: Impact) {
  return {
    dijual: pkg.status === 'siap',
    peserta: { jumlah: learners.count, nama: learners.names },
    jadwal: events.map(({ id, name, startsAt, learners: count }) => ({
      id,
      nama: name,
      mulai: new Date(startsAt).toISOString(),
      peserta: count,
    })),
  }
}
