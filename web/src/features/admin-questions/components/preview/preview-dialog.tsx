import {
  PreviewEntry,
  type Preview,
} from '@/features/admin-questions/components/preview/preview-entry'
import { Dialog } from '@/components/ui/dialog'

interface PreviewDialogProps {
  preview: Preview
  onClose: () => void
}

/** 'Lihat sebagai peserta' for one question. */
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
