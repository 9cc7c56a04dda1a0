import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'
import { hasStatus } from '@/lib/api/api-error'

/** Fifty others may be ahead of it, on a server that gives saving answers priority. */
const TIMEOUT_MS = 90_000

const meta = { failed: 'Gagal mengunduh sertifikat', fallback: 'Silakan coba lagi.' }

/** Saves the certificate of one finished exam. */
export const certificateMutation = (id: number, packageName: string) =>
  mutationOptions({
    mutationFn: async () =>
      saveFile(
        await api.download('/users/certificate/:id', `Sertifikat - ${packageName}.pdf`, {
          params: { id },
          timeout: TIMEOUT_MS,
        })
      ),
    meta,
  })

/** Saves the certificate of the latest exam. */
export const lastCertificateMutation = mutationOptions({
  mutationFn: async () =>
    saveFile(
      await api.download('/users/lastScore/sertif', 'sertifikat.pdf', { timeout: TIMEOUT_MS })
    ),
  meta,
})

export type Certificate = ResponseAt<'GET', '/sertifikat/:kode'>

/** The data proven by a certificate's code, or null if there is no such certificate. */
export const certificateQuery = (kode: string) =>
  queryOptions({
    queryKey: ['certificate', kode],
    queryFn: async ({ signal }) => {
      try {
        return await api.get('/sertifikat/:kode', { params: { kode }, signal })
      } catch (error) {
        // An expected response, so neither an error nor a retry.
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })
