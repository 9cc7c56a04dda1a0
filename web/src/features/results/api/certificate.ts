import { mutationOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** Fetches the certificate of one finished exam and saves it. */
export const certificateMutation = (id: number, packageName: string) =>
  mutationOptions({
    mutationFn: async () =>
      saveFile(
        await api.download('/users/certificate/:id', `Sertifikat-${packageName}.pdf`, {
          params: { id },
        })
      ),
  })

/** Fetches the certificate of the latest exam and saves it. */
export const lastCertificateMutation = mutationOptions({
  mutationFn: async () => saveFile(await api.download('/users/lastScore/sertif', 'sertifikat.pdf')),
})
