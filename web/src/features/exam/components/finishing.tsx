import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { useFinishAttempt } from '@/features/exam/hooks/use-finish-attempt'

/** Finishes the attempt by itself when the time of reading is up; tries again when the network is back. */
export default function Finishing() {
  const { mutate: finish, isPending, isError } = useFinishAttempt()

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
      {isError && (
        <Button loading={isPending} onClick={() => finish()}>
          Coba Lagi
        </Button>
      )}
    </Panel>
  )
}
