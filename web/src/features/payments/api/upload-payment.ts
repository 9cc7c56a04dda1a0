import { mutationOptions } from '@tanstack/react-query'
import { ownPaymentsQuery } from '@/features/payments/api/own-payments'
import { PACKAGE_ACCESS_KEY } from '@/features/payments/api/package-access'
import { api } from '@/lib/api/client'

export interface ProofUpload {
  paketId: number
  namaPaket: string
  proof: File
  /** Told how much has been sent: a share from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a proof of transfer. Whatever comes of it, what was known of the learner's payments is out of date. */
export const uploadPaymentMutation = mutationOptions({
  mutationFn: ({ paketId, namaPaket, proof, onProgress }: ProofUpload) => {
    const body = new FormData()
    body.set('paket_soal_id', String(paketId))
    body.set('namaPaket', namaPaket)
    body.set('bukti', proof)
    return api.post('/payment/upload', { body, onUploadProgress: onProgress })
  },
  onSettled: (_data, error, _upload, _result, { client }) => {
    // After a success the learner is on the way to another screen, which fetches what it shows.
    const refetchType = error ? 'active' : 'none'
    void client.invalidateQueries({ queryKey: ownPaymentsQuery.queryKey, refetchType })
    void client.invalidateQueries({ queryKey: PACKAGE_ACCESS_KEY, refetchType })
  },
})
