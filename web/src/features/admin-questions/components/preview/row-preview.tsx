import { useQuery } from '@tanstack/react-query'
import { passagesQuery } from '@/features/admin-questions/api/list-passages'
import type { QuestionRow } from '@/features/admin-questions/api/list-questions'
import { PreviewDialog } from '@/features/admin-questions/components/preview/preview-dialog'
import { entryPageOf, previewOf } from '@/features/admin-questions/model/preview-of'

interface RowPreviewProps {
  paketId: number
  question: QuestionRow
  /** The other questions of its section. */
  questions: readonly QuestionRow[]
  onClose: () => void
}

/** A stored question as learners see it: one of a group with its whole group. */
export function RowPreview({ paketId, question, questions, onClose }: RowPreviewProps) {
  const { data: passages = [] } = useQuery({
    ...passagesQuery(paketId),
    enabled: question.q_reading !== null,
  })
  const preview = previewOf(entryPageOf(question.page), questions, passages)

  return preview && <PreviewDialog preview={preview} onClose={onClose} />
}
