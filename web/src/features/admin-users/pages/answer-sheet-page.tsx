import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Flag, Minus } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { LateStatusBadge } from '@/components/late-status-badge'
import { PageHeading } from '@/components/page/page-heading'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { answerSheetQuery, type SheetRow } from '@/features/admin-users/api/person'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime, formatMoment } from '@/lib/format/date'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letterOf = (option: number | null) => (option === null ? '–' : (LETTERS[option - 1] ?? '–'))

/** /admin/riwayat-ujian/{id}/jawaban: a finished attempt, answer by answer. */
export default function AnswerSheetPage() {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(answerSheetQuery(id))
  const right = data?.data.filter(({ benar }) => benar).length

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          data &&
          `${data.nama_paket}, ${formatDateTime(data.createdAt)}: ${right} dari ${data.data.length} benar`
        }
        actions={
          <ButtonLink to={adminPaths.history} variant="secondary">
            Riwayat Simulasi
          </ButtonLink>
        }
      >
        Lembar Jawaban
      </PageHeading>
      {isPending && <SkeletonList label="Memuat jawaban…" rows={6} rowClassName="h-12" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil lembar jawaban"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Sheet rows={data.data} withKeys={data.denganKunci} />}
    </div>
  )
}

function Sheet({ rows, withKeys }: { rows: readonly SheetRow[]; withKeys: boolean }) {
  return (
    <Table caption="Lembar jawaban" cards>
      <TableHead>
        <Th>Soal</Th>
        <Th>Jawaban</Th>
        {withKeys && <Th>Kunci</Th>}
        <Th>Hasil</Th>
        <Th>Terakhir diubah</Th>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.page}>
            <Td label="Soal" className="whitespace-nowrap">
              {row.sesi && SHORT_SESSION_TITLES[row.sesi]} {row.no_soal}
            </Td>
            <Td label="Jawaban">
              <span className="font-semibold">{letterOf(row.jawaban)}</span>
            </Td>
            {withKeys && <Td label="Kunci">{letterOf(row.kunci)}</Td>}
            <Td label="Hasil">
              <span className="flex flex-wrap gap-2 max-sm:justify-end">
                <Verdict row={row} />
                {row.ragu && (
                  <Badge tone="accent" icon={Flag}>
                    Ragu
                  </Badge>
                )}
              </span>
            </Td>
            <Td label="Terakhir diubah">
              <span className="flex flex-wrap items-center gap-2 max-sm:justify-end">
                {row.diubah === null ? '–' : formatMoment(Date.parse(row.diubah))}
                {row.terlambat !== null && (
                  <>
                    <span>Jawaban terlambat:</span>
                    <LateStatusBadge status={row.terlambat} />
                  </>
                )}
              </span>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Verdict({ row: { benar, jawaban } }: { row: SheetRow }) {
  if (benar) {
    return (
      <Badge tone="success" icon={CircleCheck}>
        Benar
      </Badge>
    )
  }
  return jawaban === null ? (
    <Badge icon={Minus}>Kosong</Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      Salah
    </Badge>
  )
}
