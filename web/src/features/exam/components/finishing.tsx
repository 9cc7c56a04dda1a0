import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { goesOn } from '@/features/exam/engine/added-time'
import { RescueOffer } from '@/features/exam/components/rescue-offer'
import { RoomLateAnswers } from '@/features/exam/late/room-late-answers'
import { useFinishAttempt } from '@/features/exam/hooks/use-finish-attempt'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'

/** Finishes the attempt when reading's time is up, and retries when the network is back. */
export default function Finishing() {
  const { mutate: finish, isPending, isError } = useFinishAttempt()
  const room = useRoom()
  const unsent = useRoomState((state) => state.unsent)

  useEffect(() => {
    const again = () => {
      goesOn(room)
        // If this fails, finishing shows the problem.
        .catch(() => false)
        .then((hasMore) => {
          if (!hasMore && !isGone) finish()
        })
        .catch(console.error)
    }
    let isGone = false
    again()
    window.addEventListener('online', again)
    return () => {
      isGone = true
      window.removeEventListener('online', again)
    }
  }, [finish, room])

  return (
    <Panel icon={Hourglass} title="Waktu habis">
      <p>
        Simulasi Anda sudah selesai.{' '}
        {isError ? 'Skor belum dapat diambil.' : 'Skor sedang dihitung.'} Jawaban yang sudah
        tersimpan tetap dinilai, juga bila halaman ini ditutup.
      </p>
      {unsent > 0 && (
        <Alert tone="warning">
          {unsent} jawaban belum sampai ke server. Sambungkan perangkat ini ke internet.
        </Alert>
      )}
      <RescueOffer />
      <RoomLateAnswers />
      {isError && (
        <Button loading={isPending} onClick={() => finish()}>
          Coba Lagi
        </Button>
      )}
    </Panel>
  )
}
