import { useQuery } from '@tanstack/react-query'
import { passagesQuery } from '@/features/admin-questions/api/passages'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { entryPageOf, previewOf } from '@/features/admin-questions/model/preview-entry'
import {
  PreviewEntry,
  type Preview,
} from '@/features/admin-questions/components/preview/preview-entry'
import { Dialog } from '@/components/ui/dialog'

interface RowPreviewProps {
  paketId: number
  question: QuestionRow
  /** The other questions of its section. */
  questions: readonly QuestionRow[]
  onClose: () => void
}

/** A stored question as learners see it, with its group if it has one. */
export function RowPreview({ paketId, question, questions, onClose }: RowPreviewProps) {
  const { data: passages = [] } = useQuery({
    ...passagesQuery(paketId),
    enabled: question.q_reading !== null,
  })
  const preview = previewOf(entryPageOf(question), questions, passages)

  return preview && <PreviewDialog preview={preview} onClose={onClose} />
}

interface PreviewDialogProps {
  preview: Preview
  onClose: () => void
}

/** The dialog 'Lihat sebagai peserta' for one question. */
export function PreviewDialog({ preview, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Lihat sebagai peserta"
      description="Pratinjau: jawaban di sini tidak disimpan dan tidak ada waktu yang berjalan."
    >
      <PreviewEntry {...preview} />
    </Dialog>
  )
}
