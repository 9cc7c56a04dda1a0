import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { RoomLateAnswers } from '@/features/exam/components/room-late-answers'
import { useFinishAttempt } from '@/features/exam/hooks/use-finish-attempt'
import { useRoomState } from '@/features/exam/hooks/use-room'

/** Finishes the attempt by itself when the time of reading is up; tries again when the network is back. */
export default function Finishing() {
  const { mutate: finish, isPending, isError } = useFinishAttempt()
  const unsent = useRoomState((state) => state.unsent)

  useEffect(() => {
    const again = () => finish()
    finish()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [finish])

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
      <RoomLateAnswers />
      {isError && (
        <Button loading={isPending} onClick={() => finish()}>
          Coba Lagi
        </Button>
      )}
    </Panel>
  )
}
