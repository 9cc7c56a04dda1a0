import { Alert } from '@/components/ui/alert'
import { useRoomState } from '@/features/exam/hooks/use-room'

/** Without storage an unsent answer doesn't outlive the page. */
export function StorageWarning() {
  const isAtRisk = useRoomState(({ isDurable, unsent }) => !isDurable && unsent > 0)
  if (!isAtRisk) return null

  return (
    <Alert tone="warning" className="mb-5">
      Browser ini tidak dapat menyimpan jawaban sementara. Jangan tutup atau muat ulang halaman
      sebelum tertulis “Tersimpan”.
    </Alert>
  )
}
