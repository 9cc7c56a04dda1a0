import { api } from '@/lib/api/client'

/** For 20 MB on a slow line. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000

/** Gives the question on a page this recording. */
export function sendRecording(
  paketId: number,
  page: number,
  file: File,
  onUploadProgress: (share: number) => void
) {
  const body = new FormData()
  body.set('audio', file)
  return api.put('/admin/paket-soal/:paketId/rekaman/:page', {
    params: { paketId, page },
    body,
    onUploadProgress,
    timeout: UPLOAD_TIMEOUT_MS,
  })
}
