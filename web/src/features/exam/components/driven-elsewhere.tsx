import { useMutation } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { use } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { ReloadContext } from '@/features/exam/hooks/use-room'
import { messageOf } from '@/lib/api/api-error'

interface DrivenElsewhereProps {
  /** Takes the attempt over for this login. */
  takeOver: () => Promise<unknown>
}

/** Shown when another login of the learner has taken the attempt, which can be taken back. */
export default function DrivenElsewhere({ takeOver }: DrivenElsewhereProps) {
  const reload = use(ReloadContext)
  const takeover = useMutation({
    mutationFn: async () => {
      await takeOver()
      await reload()
    },
  })

  return (
    <Panel icon={MonitorSmartphone} title="Simulasi dibuka di perangkat lain">
      <p>
        Simulasi ini sedang dikerjakan dengan akun Anda di perangkat atau browser lain, jadi jawaban
        dari sini tidak diterima. Waktu tetap berjalan. Anda dapat melanjutkannya di sini; jawaban
        dan sisa waktu mengikuti yang tersimpan di server.
      </p>
      {takeover.isError && (
        <Alert tone="danger">
          {messageOf(takeover.error, 'Terjadi kesalahan saat mengambil data timer.')}
        </Alert>
      )}
      <Button loading={takeover.isPending} onClick={() => takeover.mutate()}>
        Lanjutkan di perangkat ini
      </Button>
    </Panel>
  )
}
