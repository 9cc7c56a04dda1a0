import { useMutation } from '@tanstack/react-query'
import { sealRescue } from '@/features/exam/engine/rescue-file'
import type { RescueKey } from '@/features/exam/engine/rescue-key'
import type { ExamRecord } from '@/features/exam/model/exam-record'
import { saveFile } from '@/lib/api/save-file'
import { useSessionUser } from '@/lib/session/use-session'

interface Rescued {
  attemptId: number
  record: ExamRecord
  /** The server's time now in epoch milliseconds, or null if unknown. */
  server: number | null
}

/** Saves rescue files. `data` is the time of the last one by this device's clock. */
export function useSaveRescue(rescueKey: RescueKey) {
  const { nama } = useSessionUser()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ server, ...rescued }: Rescued) => {
      const clocks = { server, device: Date.now() }
      const { name, text } = await sealRescue(rescueKey, nama, { ...rescued, clocks })
      saveFile({ name, blob: new Blob([text], { type: 'application/octet-stream' }) })
      return clocks.device
    },
  })
}
