import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { RescueKey } from '@/features/exam/engine/rescue-key'
import { useSaveRescue } from '@/features/exam/hooks/use-save-rescue'
import type { ExamRecord } from '@/features/exam/model/exam-record'
import { inAppBrowser } from '@/lib/browser/in-app-browser'
import { formatClockTime } from '@/lib/format/date'

interface SaveRescueProps {
  attemptId: number
  rescueKey: RescueKey
  /** The current record, or null if it was deleted. */
  read: () => Promise<ExamRecord | null>
  /** The server's time now in epoch milliseconds, or null if unknown. */
  serverTime: () => number | null
}

/** Saves a rescue file, as often as the learner likes. Must be inside an alert, which announces its messages. */
export function SaveRescue({ attemptId, rescueKey, read, serverTime }: SaveRescueProps) {
  const { mutate, data: savedAt, isError, isPending } = useSaveRescue(rescueKey)

  async function save() {
    const record = await read()
    if (record) mutate({ attemptId, record, server: serverTime() })
  }

  const app = inAppBrowser(navigator.userAgent)
  const outcome = isError
    ? 'Berkas tidak dapat disimpan di perangkat ini.'
    : savedAt !== undefined &&
      `Berkas disimpan ${formatClockTime(savedAt)}. Jangan hapus sebelum akademi menerimanya.`

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" loading={isPending} onClick={() => void save()}>
        <Download aria-hidden className="size-4" />
        Simpan berkas penyelamatan
      </Button>
      {outcome && <p className="text-sm">{outcome}</p>}
      {app && (
        // Another browser doesn't have these answers.
        <p className="text-sm">
          Berkas mungkin tidak tersimpan di dalam {app.name}. Jawaban ini hanya ada di sini: jangan
          tutup halaman ini sebelum terkirim. Untuk sesi berikutnya, buka ujian di {app.instead}:
          tekan ⋮ atau ⋯, lalu “Buka di {app.instead}”.
        </p>
      )}
    </div>
  )
}
