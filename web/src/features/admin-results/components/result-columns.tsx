import { LISTENING_MODE_TITLES } from '@lulus/api/contracts/listening'
import { Ban } from 'lucide-react'
import type { ResultColumn } from '@lulus/api/contracts/results'
import type { TableColumn } from '@/components/listing/list-table'
import { Badge } from '@/components/ui/badge'
import { PersonLink } from '@/components/person-link'
import type { ResultRow } from '@/features/admin-results/api/list-results'
import { LateMark } from '@/features/admin-results/components/late-mark'
import { recordingSentences } from '@/features/admin-results/model/recording-sentences'
import { formatDateTime } from '@/lib/format/date'
import { formatScore } from '@/lib/format/numbers'

/** Names of the columns that sort results. */
export const RESULT_COLUMN_LABELS: Readonly<Record<ResultColumn, string>> = {
  createdAt: 'Tanggal',
  nama: 'Nama Peserta',
  nama_paket: 'Paket Soal',
  listeningScore: 'Listening',
  structureScore: 'Structure',
  readingScore: 'Reading',
  totalScore: 'Total',
}

/** Id that connects a row's button with the learner's name. */
export const resultNameId = (id: number) => `hasil-${id}`

/** The columns of results, without number and certificate. */
export const RESULT_COLUMNS: readonly TableColumn<ResultRow, ResultColumn>[] = [
  {
    label: RESULT_COLUMN_LABELS.createdAt,
    sortBy: 'createdAt',
    headClass: 'sm:w-52',
    cellClass: 'whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    label: RESULT_COLUMN_LABELS.nama,
    sortBy: 'nama',
    headClass: 'sm:w-48',
    cellClass: 'font-semibold',
    cell: ({ id, userId, user: { nama } }) => (
      <span id={resultNameId(id)} className="min-w-0 max-sm:text-right">
        <PersonLink person={{ id: userId, nama }} />
      </span>
    ),
  },
  {
    label: RESULT_COLUMN_LABELS.nama_paket,
    sortBy: 'nama_paket',
    headClass: 'sm:w-48',
    cell: (row) => (
      <span className="min-w-0 max-sm:text-right">
        {row.nama_paket}
        {row.mode === 'asli' && (
          <span className="block text-ink-soft">{LISTENING_MODE_TITLES.asli}</span>
        )}
        {row.lab !== null && (
          <span className="block text-ink-soft">{placeOf(row.lab, row.kursi)}</span>
        )}
        {row.dikeluarkan && (
          <span className="mt-1 block">
            <Badge tone="danger" icon={Ban}>
              Dikeluarkan
            </Badge>
          </span>
        )}
        {recordingSentences(row).map((sentence) => (
          <span key={sentence} className="block text-accent-ink">
            {sentence}
          </span>
        ))}
        {row.terlambat !== null && (
          <LateMark lateId={row.terlambat} describedBy={resultNameId(row.id)} />
        )}
      </span>
    ),
  },
  section('listeningScore', 'listening_correct'),
  section('structureScore', 'written_correct'),
  section('readingScore', 'reading_correct'),
  {
    label: RESULT_COLUMN_LABELS.totalScore,
    sortBy: 'totalScore',
    headClass: 'sm:w-28',
    cellClass: 'font-bold text-primary tabular-nums',
    cell: ({ totalScore }) => formatScore(totalScore),
  },
]

/** Where an exam was taken. Safe Exam Browser provides no seat. */
function placeOf(lab: string, seat: string | null): string {
  return seat === null ? lab : `${lab}, kursi ${seat}`
}

function section(
  score: 'listeningScore' | 'structureScore' | 'readingScore',
  correct: 'listening_correct' | 'written_correct' | 'reading_correct'
): TableColumn<ResultRow, ResultColumn> {
  return {
    label: RESULT_COLUMN_LABELS[score],
    sortBy: score,
    headClass: 'sm:w-36',
    cellClass: 'whitespace-nowrap tabular-nums',
    cell: (row) => (
      <span>
        {formatScore(row[score])} <span className="text-ink-soft">({row[correct]} benar)</span>
      </span>
    ),
  }
}
