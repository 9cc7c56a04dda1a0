import { Alert } from '@/components/ui/alert'
import { LateLine } from '@/features/exam/components/late-line'
import { useRoomState } from '@/features/exam/hooks/use-room'

/** What the learner should know of their answers, above the questions. */
export default function RoomNotices() {
  const isAtRisk = useRoomState(({ isDurable, unsent }) => !isDurable && unsent > 0)

  return (
    <>
      {/* Without storage an unsent answer doesn't outlive the page. */}
      {isAtRisk && (
        <Alert tone="warning" className="mb-5">
          Browser ini tidak dapat menyimpan jawaban sementara. Jangan tutup atau muat ulang halaman
          sebelum tertulis “Tersimpan”.
        </Alert>
      )}
      <LateLine />
    </>
  )
}
