import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import TextViewer from '@/components/questions/text-viewer'
import { EmptyState } from '@/components/ui/empty-state'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { passagesQuery, type PassageRow } from '@/features/admin-questions/api/passages'
import { PassageDialog } from '@/features/admin-questions/components/passages/passage-dialog'
import { PassagesTable } from '@/features/admin-questions/components/passages/passages-table'
import { useDeletePassage } from '@/features/admin-questions/components/passages/use-delete-passage'
import { mediaUrl } from '@/lib/api/request-url'

interface PassagesPanelProps {
  paketId: number
  selectedId: number | null
  onSelect: (id: number) => void
  onDeleted: (id: number) => void
}

/** The passages of a package: choose, add, edit and delete. */
export function PassagesPanel({ paketId, selectedId, onSelect, onDeleted }: PassagesPanelProps) {
  const {
    data: passages = [],
    isPending,
    error,
    isFetching,
    refetch,
  } = useQuery(passagesQuery(paketId))
  const remove = useDeletePassage(paketId, onDeleted)
  /** The passage in the open dialog, or `new` for a new one. */
  const [edited, setEdited] = useState<PassageRow | 'new' | null>(null)
  const [viewed, setViewed] = useState<PassageRow | null>(null)
  const viewedUrl = mediaUrl(viewed?.reading)

  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">Question Reading</h2>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" />
          Tambah Soal
        </Button>
      </div>
      {isPending && <SkeletonList label="Memuat question reading…" rows={3} />}
      {error && (
        <LoadFailure
          title="Question Reading tidak dapat dimuat"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isPending && passages.length === 0 && (
        <EmptyState
          title="Belum ada question structure"
          text="Tambahkan bacaan lebih dulu, lalu pilih namanya untuk soal di bawah."
        />
      )}
      {passages.length > 0 && (
        <PassagesTable
          passages={passages}
          selectedId={selectedId}
          deletingId={remove.sending?.id ?? null}
          onSelect={onSelect}
          onView={setViewed}
          onEdit={setEdited}
          onDelete={remove.change}
        />
      )}
      {edited !== null && (
        <PassageDialog
          paketId={paketId}
          passage={edited === 'new' ? null : edited}
          onAdded={onSelect}
          onClose={() => setEdited(null)}
        />
      )}
      {viewed?.teks && viewed.naskah !== null && (
        <TextViewer
          open
          onOpenChange={() => setViewed(null)}
          title={`Bacaan: ${viewed.nama}`}
          text={viewed.teks}
          pointed={null}
        />
      )}
      {viewed?.naskah === null && viewedUrl !== null && (
        <ImageViewer
          open
          onOpenChange={() => setViewed(null)}
          src={viewedUrl}
          alt={`Bacaan: ${viewed.nama}`}
        />
      )}
    </section>
  )
}
