import { Ban } from 'lucide-react'
import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { MAY_CHANGE, mayStillChange, NO_LEVEL, UNSAT_TEXTS } from '@lulus/api/contracts/reports'
import { Distribution } from '@/components/class-results/distribution'
import { FiguresTable } from '@/components/class-results/figures-table'
import type { ClassResults } from '@/components/class-results/types'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

interface ResultsViewProps {
  results: ClassResults
  withRanks: boolean
}

/** Results of a class or an event: figures, distribution, each learner's scores, and learners without a result. */
export function ResultsView({ results, withRanks }: ResultsViewProps) {
  const { ringkasan, peserta, belum, hasilDibuka } = results

  return (
    <>
      {hasilDibuka !== null && (
        <Alert title={`Hasil dibuka pada ${formatDateTime(hasilDibuka)}`}>
          Sampai saat itu peserta dan sekolah tidak melihat skornya.
        </Alert>
      )}
      {ringkasan.dapat_berubah > 0 && (
        <Alert tone="warning">
          {mayStillChange(ringkasan.dapat_berubah)} Ada jawaban terlambat yang belum diputuskan.
        </Alert>
      )}
      {ringkasan.skor ? (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <FiguresTable scores={ringkasan.skor} levels={ringkasan.cefr} />
          <Distribution bands={ringkasan.sebaran} count={ringkasan.jumlah} />
        </div>
      ) : (
        <EmptyState
          title="Belum ada hasil."
          text="Skor tampil di sini begitu peserta menyelesaikan ujiannya."
        />
      )}
      {peserta.length > 0 && (
        <section aria-labelledby="skor-peserta" className="grid gap-3">
          <h2 id="skor-peserta" className="text-xl font-bold">
            Skor Peserta
          </h2>
          <ScoresTable learners={peserta} withRanks={withRanks} />
        </section>
      )}
      {belum.length > 0 && (
        <section aria-labelledby="belum-ada-hasil" className="grid gap-3">
          <h2 id="belum-ada-hasil" className="text-xl font-bold">
            Belum Ada Hasil ({formatCount(belum.length)})
          </h2>
          <Table caption="Peserta tanpa hasil">
            <TableHead>
              <Th>Nama</Th>
              <Th>Keterangan</Th>
            </TableHead>
            <TableBody>
              {belum.map(({ nama, alasan }, index) => (
                <TableRow key={index}>
                  <Td className="font-semibold wrap-anywhere">{nama}</Td>
                  <Td>{UNSAT_TEXTS[alasan]}</Td>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      )}
    </>
  )
}

type Learner = ClassResults['peserta'][number]

/** Excluded learners have no rank, and come last. */
const placeOf = ({ peringkat }: Learner) => peringkat ?? Number.MAX_SAFE_INTEGER

function ScoresTable({
  learners,
  withRanks,
}: {
  learners: readonly Learner[]
  withRanks: boolean
}) {
  const shown = withRanks
    ? [...learners].sort((one, other) => placeOf(one) - placeOf(other))
    : learners
  const { listening, written, reading } = SHORT_SESSION_TITLES

  return (
    <Table caption="Daftar skor" cards>
      <TableHead>
        {withRanks && <Th className="text-right">Peringkat</Th>}
        <Th>Nama</Th>
        <Th className="text-right">{listening}</Th>
        <Th className="text-right">{written}</Th>
        <Th className="text-right">{reading}</Th>
        <Th className="text-right">Total</Th>
        <Th>CEFR</Th>
        <Th>Tanggal</Th>
      </TableHead>
      <TableBody>
        {shown.map((one, index) => (
          // Names may repeat, and there are no ids.
          <TableRow key={index}>
            {withRanks && (
              <Td label="Peringkat" className="tabular-nums sm:text-right">
                {one.peringkat ?? '–'}
              </Td>
            )}
            <Td label="Nama" className="font-semibold wrap-anywhere">
              {one.nama}
            </Td>
            <Td label={listening} className="tabular-nums sm:text-right">
              {one.listening}
            </Td>
            <Td label={written} className="tabular-nums sm:text-right">
              {one.structure}
            </Td>
            <Td label={reading} className="tabular-nums sm:text-right">
              {one.reading}
            </Td>
            <Td label="Total" className="font-bold tabular-nums sm:text-right">
              {one.total}
            </Td>
            <Td label="CEFR">
              <Badge tone="primary">{one.cefr ?? NO_LEVEL}</Badge>
            </Td>
            <Td label="Tanggal">
              <span className="max-sm:text-right">
                <time dateTime={one.tanggal} className="whitespace-nowrap">
                  {formatDate(one.tanggal)}
                </time>
                {one.dikeluarkan && (
                  <span className="block">
                    <Badge tone="danger" icon={Ban}>
                      Dikeluarkan
                    </Badge>
                  </span>
                )}
                {one.dapat_berubah && <span className="block text-ink-soft">{MAY_CHANGE}</span>}
                {one.dinilai_ulang && <span className="block text-ink-soft">Dinilai ulang</span>}
              </span>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
