import { CirclePause } from 'lucide-react'
import { use, useEffect } from 'react'
import { Panel } from '@/features/exam/components/panel'
import { ReloadContext, RoomContext } from '@/features/exam/hooks/use-room'

/** How often a page that was opened during a pause asks whether it goes on, in milliseconds. */
const ASK_EVERY_MS = 5000

/** Shown while an invigilator has stopped the time. Nothing on it has to be pressed. */
export default function Paused() {
  const reload = use(ReloadContext)
  // An open session learns it from its pulse.
  const isOpen = use(RoomContext) !== null

  useEffect(() => {
    if (isOpen) return
    const timer = setInterval(() => {
      reload().catch((error: unknown) => console.warn('The pause was not asked about.', error))
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOpen, reload])

  return (
    <Panel icon={CirclePause} title="Ujian dijeda">
      <p>
        Pengawas menjeda ujian Anda. Waktu Anda berhenti, dan jawaban Anda tetap tersimpan di
        perangkat ini. Soal tampil lagi dengan sendirinya begitu pengawas melanjutkan ujian.
      </p>
      <p>Tetaplah di tempat, dan jangan tutup halaman ini.</p>
    </Panel>
  )
}
