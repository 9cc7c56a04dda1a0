import { mutationOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** It has pictures too. */
const DATA_TIMEOUT_MS = 90_000

/** Saves everything that is stored about the signed-in user. */
export const ownDataMutation = mutationOptions({
  mutationFn: async () =>
    saveFile(
      await api.download('/users/data-saya', 'Data pribadi.zip', { timeout: DATA_TIMEOUT_MS })
    ),
  meta: { failed: 'Gagal mengunduh data', fallback: 'Silakan coba lagi.' },
})
