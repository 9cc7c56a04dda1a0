import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { LoadFailure } from '@/components/ui/load-failure'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { useChange } from '@/components/use-change'
import {
  endLinkMutation,
  linksQuery,
  type NewLink,
  type SchoolLink,
  type SharedPart,
} from '@/features/admin-class-results/api/school-links'
import { NewLinkDialog } from '@/features/admin-class-results/components/new-link-dialog'
import { ShownLinkDialog } from '@/features/admin-class-results/components/shown-link-dialog'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

interface SchoolLinksProps {
  classId: number
  part: SharedPart
  /** The name of the package or event that a new link shows. */
  shown: string
  isArchived: boolean
}

/** The links of a class for its school: lists, creates and closes them. */
export function SchoolLinks({ classId, part, shown, isArchived }: SchoolLinksProps) {
  const { data: links, error, isFetching, refetch } = useQuery(linksQuery(classId))
  const end = useChange(endLinkMutation(classId), {
    ask: ({ isi }) => ({
      tone: 'warning',
      title: 'Akhiri tautan ini?',
      text: `Sekolah tidak dapat melihat hasil ${isi} lagi, juga yang sedang membukanya.`,
      confirmLabel: 'Akhiri',
    }),
    done: null,
  })
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewLink | null>(null)

  return (
    <section aria-labelledby="tautan-sekolah" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="tautan-sekolah" className="text-xl font-bold">
            Tautan untuk Sekolah
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">
            Sekolah melihat hasil kelas ini tanpa akun, dengan tautan dan kode akses.
          </p>
        </div>
        {!isArchived && (
          <Button variant="secondary" onClick={() => setMaking(true)}>
            Buat Tautan
          </Button>
        )}
      </div>
      {isArchived && (
        <Alert tone="info">Kelas ini diarsipkan: semua tautannya tertutup sampai dipulihkan.</Alert>
      )}
      {error && !links && (
        <LoadFailure
          title="Gagal mengambil tautan sekolah"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {links?.length === 0 && <p className="text-ink-soft">Belum ada tautan.</p>}
      {links && links.length > 0 && (
        <LinksTable links={links} busyId={end.sending?.id ?? null} onEnd={end.change} />
      )}
      {isMaking && (
        <NewLinkDialog
          classId={classId}
          part={part}
          shown={shown}
          onMade={(link) => {
            setMaking(false)
            setMade(link)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <ShownLinkDialog link={made} shown={shown} onClose={() => setMade(null)} />}
    </section>
  )
}

interface LinksTableProps {
  links: readonly SchoolLink[]
  busyId: number | null
  onEnd: (link: SchoolLink) => void
}

function LinksTable({ links, busyId, onEnd }: LinksTableProps) {
  return (
    <Table caption="Daftar tautan" cards>
      <TableHead>
        <Th>Isi</Th>
        <Th>Status</Th>
        <Th>Berlaku Sampai</Th>
        <Th>Dibuka</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {links.map((link) => (
          <TableRow key={link.id}>
            <Td label="Isi" className="wrap-anywhere">
              <span id={`tautan-${link.id}`} className="font-semibold max-sm:text-right">
                {link.isi}
              </span>
            </Td>
            <Td label="Status">
              {link.aktif ? <Badge tone="success">Aktif</Badge> : <Badge>Berakhir</Badge>}
            </Td>
            <Td label="Berlaku Sampai" className="tabular-nums">
              <span className="max-sm:text-right">
                {formatDateTime(link.diakhiri ?? link.sampai)}
              </span>
            </Td>
            <Td label="Dibuka" className="tabular-nums">
              <span className="max-sm:text-right">
                {formatCount(link.jumlah_dibuka)} kali
                {link.terakhir_dibuka && (
                  <span className="block text-ink-soft">
                    terakhir {formatDateTime(link.terakhir_dibuka)}
                  </span>
                )}
              </span>
            </Td>
            <Td>
              {link.aktif && (
                <Button
                  variant="quiet"
                  size="sm"
                  loading={busyId === link.id}
                  aria-describedby={`tautan-${link.id}`}
                  onClick={() => onEnd(link)}
                >
                  Akhiri
                </Button>
              )}
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
