import { VERSION_CAUSES } from '@lulus/api/contracts/question_versions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DifferenceList } from '@/components/differences/difference-list'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { questionHistoryQuery, type QuestionChange } from '@/features/admin-questions/api/history'
import { formatDateTime } from '@/lib/format/date'

/** 'Riwayat perubahan' of a question, fetched when it is opened. */
export function QuestionHistory({ soalId }: { soalId: number }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <details
      className="rounded-md border border-line bg-surface px-5 py-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-1 text-lg font-bold">Riwayat perubahan</summary>
      {isOpen && <Changes soalId={soalId} />}
    </details>
  )
}

function Changes({ soalId }: { soalId: number }) {
  const { data, error, isFetching, refetch } = useQuery(questionHistoryQuery(soalId))
  if (error && !data) {
    return (
      <LoadFailure
        title="Gagal mengambil riwayat perubahan"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonList label="Memuat riwayat perubahan…" rows={2} rowClassName="h-16" />
  if (data.length === 0) {
    return <p className="pt-2 text-ink-soft">Soal ini belum pernah diubah.</p>
  }
  return (
    <ol className="grid divide-y divide-line">
      {data.map((change, place) => (
        <li key={`${change.waktu} ${place}`} className="grid gap-3 py-4">
          <Heading {...change} />
          <DifferenceList differences={change.perubahan} />
        </li>
      ))}
    </ol>
  )
}

function Heading({ waktu, oleh, sebab, perubahan }: QuestionChange) {
  return (
    <p>
      <span className="font-semibold">{VERSION_CAUSES[sebab]}</span>
      <span className="text-ink-soft">
        {oleh !== null && ` oleh ${oleh}`}, <time dateTime={waktu}>{formatDateTime(waktu)}</time>
        {perubahan.length === 0 && sebab !== 'semula' && sebab !== 'ditambahkan' && ' (isi sama)'}
      </span>
    </p>
  )
}
