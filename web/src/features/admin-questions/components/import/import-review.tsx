import { ROW_STATES, type RowState } from '@lulus/api/contracts/question_imports'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { LoadFailure } from '@/components/ui/load-failure'
import { Pagination } from '@/components/ui/pagination'
import { Select } from '@/components/ui/select'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  applyImportMutation,
  discardImportMutation,
  importQuery,
  undoImportMutation,
  type ImportReview as Review,
} from '@/features/admin-questions/api/imports'
import {
  ImportRowCard,
  rowHeadingId,
} from '@/features/admin-questions/components/import/import-row-card'
import { ChangedKeys } from '@/features/admin-questions/components/import/changed-keys'
import { NotTaken } from '@/features/admin-questions/components/import/not-taken'
import { StateBadge } from '@/features/admin-questions/components/import/state-badge'
import { nextFaultyRow, STATE_LABELS } from '@/features/admin-questions/model/import-rows'
import { adminPaths } from '@/lib/admin-paths'

interface ImportReviewProps {
  paketId: number
  importId: number
  onLeave: () => void
}

/** All questions of an import before they are stored, and afterwards how to undo it. */
export function ImportReview({ paketId, importId, onLeave }: ImportReviewProps) {
  const [part, setPart] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(
    importQuery({ paketId, id: importId }, part)
  )
  if (error && !data) {
    return (
      <LoadFailure
        title="Impor tidak dapat dimuat"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonList label="Memuat soal…" rows={4} rowClassName="h-40" />
  return (
    <LoadedReview review={data} paketId={paketId} part={part} onPart={setPart} onLeave={onLeave} />
  )
}

interface LoadedReviewProps {
  review: Review
  paketId: number
  part: number
  onPart: (part: number) => void
  onLeave: () => void
}

function LoadedReview({ review, paketId, part, onPart, onLeave }: LoadedReviewProps) {
  const [shown, setShown] = useState<RowState | null>(null)
  const isOpen = review.keadaan === 'ditinjau'
  const rows = review.baris.filter(({ keadaan }) => shown === null || keadaan === shown)

  return (
    <div className="grid gap-6">
      <Outcome review={review} paketId={paketId} onLeave={onLeave} />
      {review.kelompok !== null && review.keadaan !== 'dibatalkan' && (
        <Alert title="Kelompok Listening mengikuti berkas">
          {isOpen ? 'Setelah disimpan, kelompok' : 'Kelompok'} Listening paket ini:{' '}
          {review.kelompok || 'tidak ada'}. Nomor lain punya rekaman sendiri.
        </Alert>
      )}
      <NotTaken items={review.tidakDibawa} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-xl font-bold">Soal di berkas ini</h2>
        <div className="w-full sm:w-56">
          <Field label="Tampilkan">
            <Select
              value={shown ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setShown(ROW_STATES.find((one) => one === value) ?? null)
              }
            >
              <option value="">Semua</option>
              {ROW_STATES.map((state) => (
                <option key={state} value={state}>
                  {STATE_LABELS[state]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      {rows.length === 0 && (
        <EmptyState
          title="Tidak ada baris seperti ini."
          text="Pilih keadaan lain untuk melihat baris lainnya."
        />
      )}
      <ol className="grid min-w-0 gap-4">
        {rows.map((row) => (
          <ImportRowCard
            key={row.nomor}
            paketId={paketId}
            importId={review.id}
            row={row}
            media={review.media}
            passages={review.bacaan}
            isOpen={isOpen}
          />
        ))}
      </ol>
      <Pagination
        page={part}
        totalPages={review.jumlahHalaman}
        label="Halaman baris impor"
        onPage={onPart}
      />
    </div>
  )
}

/** The counts, and what can be done with the import as a whole; in sight while the rows scroll. */
function Outcome({ review, paketId, onLeave }: Omit<LoadedReviewProps, 'part' | 'onPart'>) {
  const { baru, ganti, galat } = review.jumlah
  const place = { paketId, id: review.id }
  const apply = useChange(applyImportMutation(place), { failed: null, done: null })
  const discard = useChange(discardImportMutation(place), {
    failed: null,
    done: null,
    onDone: onLeave,
  })
  const [lastFault, setLastFault] = useState(0)
  const goToFault = () => {
    const next = nextFaultyRow(review.baris, lastFault)
    if (next === null) return
    setLastFault(next)
    document.getElementById(rowHeadingId(next))?.focus()
  }

  if (review.keadaan !== 'ditinjau') {
    return <Finished review={review} paketId={paketId} onLeave={onLeave} />
  }
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:sticky sm:top-16 sm:z-10 sm:shadow-sm low:static">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">
          <span className="font-semibold break-words text-ink">{review.namaBerkas}</span> · belum
          ada yang disimpan
        </p>
        <div className="flex flex-wrap gap-2">
          {(['baru', 'ganti', 'sama', 'galat'] as const).map((state) => (
            <StateBadge key={state} state={state} count={review.jumlah[state]} />
          ))}
        </div>
      </div>
      {(apply.failure ?? discard.failure) && (
        <Alert tone="danger">{apply.failure ?? discard.failure}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          loading={apply.isPending}
          unavailable={galat > 0}
          aria-describedby={galat > 0 ? 'sebab-galat' : undefined}
          onClick={() => apply.change()}
        >
          {baru + ganti === 0 ? 'Selesai, tidak ada yang berubah' : `Simpan ${baru + ganti} soal`}
        </Button>
        {galat > 0 && (
          <Button variant="secondary" onClick={goToFault}>
            <ArrowDown aria-hidden className="size-4" />
            Ke galat berikutnya
          </Button>
        )}
        <Button variant="quiet" loading={discard.isPending} onClick={() => discard.change()}>
          Buang impor
        </Button>
        {galat > 0 && (
          <p id="sebab-galat" className="min-w-48 flex-1 text-sm text-danger">
            {galat} baris galat. Perbaiki atau keluarkan dulu, baru semuanya dapat disimpan.
          </p>
        )}
      </div>
    </div>
  )
}

function Finished({ review, paketId, onLeave }: Omit<LoadedReviewProps, 'part' | 'onPart'>) {
  const undo = useChange(undoImportMutation(paketId), { failed: null, done: null })
  const { baru, ganti } = review.jumlah
  const isApplied = review.keadaan === 'diterapkan'
  return (
    <div className="grid gap-4">
      <Alert
        tone={isApplied ? 'success' : 'info'}
        title={isApplied ? 'Soal sudah disimpan.' : 'Impor dibatalkan.'}
      >
        {isApplied
          ? `${baru} soal ditambahkan dan ${ganti} soal diganti dari ${review.namaBerkas}. Impor dapat dibatalkan selama belum ada simulasi yang dimulai.`
          : 'Soal di paket kembali seperti sebelum impor.'}
      </Alert>
      {isApplied && <ChangedKeys paketId={paketId} keys={review.kunciBerubah} />}
      {undo.failure && <Alert tone="danger">{undo.failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={adminPaths.previewPackage(paketId)}>Lihat sebagai peserta</ButtonLink>
        {isApplied && (
          <Button
            variant="secondary"
            loading={undo.isPending}
            onClick={() => undo.change(review.id)}
          >
            Batalkan impor
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Impor berkas lain
        </Button>
      </div>
    </div>
  )
}
