import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { Person } from '@/features/admin-users/api/person'
import { Item, Section } from '@/features/admin-users/components/person/section'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'

const LINK = 'font-semibold text-primary underline underline-offset-4'

/** The exam events and classes of the person. */
export function PersonPlaces({ person: { jadwal, kelas } }: { person: Person }) {
  return (
    <>
      <Section title="Jadwal ujian" isEmpty={jadwal.length === 0} empty="Tidak ada jadwal.">
        <ul className="grid gap-3">
          {jadwal.map((event) => (
            <Item key={event.id}>
              <Link to={adminPaths.event(event.id)} className={LINK}>
                {event.nama}
              </Link>
              <p className="text-sm text-ink-soft">
                {event.nama_paket} ·{' '}
                <time dateTime={event.mulai}>{formatDateTime(event.mulai)}</time>
              </p>
            </Item>
          ))}
        </ul>
      </Section>
      <Section title="Kelas" isEmpty={kelas.length === 0} empty="Tidak ada kelas.">
        <ul className="grid gap-3">
          {kelas.map(({ id, nama, diarsipkan }) => (
            <Item key={id}>
              <Link to={adminPaths.schoolClass(id)} className={LINK}>
                {nama}
              </Link>{' '}
              {diarsipkan && <Badge>Diarsipkan</Badge>}
            </Item>
          ))}
        </ul>
      </Section>
    </>
  )
}
