import { PROOF_SENT } from '@lulus/api/contracts/payments'
import { queryOptions, mutationOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** The learner may be waiting for an admin's decision on this screen. */
const REFRESH_MS = 15_000

export type Offer = ResponseAt<'GET', '/paket-soal/:id'>['data']

/** A package with its current price, or 404 if it is archived. */
export const packageQuery = (paketId: string) =>
  queryOptions({
    queryKey: ['package', paketId],
    queryFn: ({ signal }) => api.get('/paket-soal/:id', { params: { id: paketId }, signal }),
    select: ({ data }) => data,
    // The learner must not pay an old price.
    staleTime: 0,
  })

const ALL_ACCESS = { queryKey: ['package-access'] }

/** Whether a package's exam may be opened, is pending, or must be paid first. */
export const packageAccessQuery = (paketId: number | string) =>
  queryOptions({
    queryKey: [...ALL_ACCESS.queryKey, String(paketId)],
    queryFn: ({ signal }) => api.get('/users/cek-akses/:paketId', { params: { paketId }, signal }),
    // Admins and other devices change it, so a cached value is useless.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pending ? REFRESH_MS : false),
  })

export type OwnPayment = ResponseAt<'GET', '/users/payment'>['data'][number]

/** The learner's own payments, newest first. */
export const ownPaymentsQuery = queryOptions({
  queryKey: ['own-payments'],
  queryFn: ({ signal }) => api.get('/users/payment', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'pending') ? REFRESH_MS : false,
})

export type OwnAccess = ResponseAt<'GET', '/users/akses'>['data'][number]

/** The learner's grants that don't come from their own payments, newest first. */
export const ownAccessQuery = queryOptions({
  queryKey: ['own-access'],
  queryFn: ({ signal }) => api.get('/users/akses', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A package, or a bundle of several. */
export type Sold = { paketId: number } | { bundelId: number }

/** What is paid for. */
export interface Payable {
  of: Sold
  name: string
  /** Rupiah. */
  price: number
}

export type BundleOffer = ResponseAt<'GET', '/bundel'>['data'][number]

/** The bundles on sale, with what the learner may do about each. */
export const bundlesQuery = queryOptions({
  queryKey: ['bundles'],
  queryFn: ({ signal }) => api.get('/bundel', { signal }),
  select: ({ data }) => data,
  // The learner must not pay an old price.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ pending }) => pending) ? REFRESH_MS : false,
})

export type Bill = ResponseAt<'POST', '/payment/tagihan'>['data']

/** The learner's open bill for a package or bundle: the server makes one when there is none, and anew once it has ended. */
export const billQuery = (of: Sold) =>
  queryOptions({
    queryKey: ['bill', of],
    queryFn: ({ signal }) => api.post('/payment/tagihan', { body: of, signal }),
    select: ({ data }) => data,
    // Its end and the settings may have changed.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data
        ? Math.max(REFRESH_MS, Date.parse(state.data.data.berlakuSampai) - Date.now())
        : false,
  })

/** The standing bill, or a new one, with this code; null without any. */
export const billWithPromoMutation = mutationOptions({
  mutationFn: ({ of, kodePromo }: { of: Sold; kodePromo: string | null }) =>
    api.post('/payment/tagihan', { body: { ...of, kodePromo } }),
  onSuccess: (answer, { of }, _result, { client }) => {
    client.setQueryData(billQuery(of).queryKey, answer)
  },
  meta: { done: null, failed: null },
})

/** What a code takes off, where no bills are made. */
export const quotePromoMutation = mutationOptions({
  mutationFn: ({ of, kodePromo }: { of: Sold; kodePromo: string }) =>
    api.post('/payment/promo', { body: { ...of, kodePromo } }),
  meta: { done: null, failed: null },
})

export interface ProofUpload {
  of: Sold
  /** The bill that was paid. */
  tagihanId?: number | undefined
  /** The promo code, where no bills are made. */
  kodePromo?: string | undefined
  namaPaket: string
  proof: File
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Uploads a payment proof. Invalidates the learner's payments, also after a failure. */
export const uploadPaymentMutation = mutationOptions({
  mutationFn: ({ of, tagihanId, kodePromo, namaPaket, proof, onProgress }: ProofUpload) => {
    const body = new FormData()
    if ('bundelId' in of) body.set('bundelId', String(of.bundelId))
    else body.set('paket_soal_id', String(of.paketId))
    body.set('namaPaket', namaPaket)
    if (tagihanId !== undefined) body.set('tagihanId', String(tagihanId))
    if (kodePromo !== undefined && tagihanId === undefined) body.set('kodePromo', kodePromo)
    body.set('bukti', proof)
    return api.post('/payment/upload', { body, onUploadProgress: onProgress })
  },
  onSettled: (_data, error, _upload, _result, { client }) => {
    // After a success another screen opens and fetches its own data.
    const refetchType = error ? 'active' : 'none'
    void client.invalidateQueries({ ...ownPaymentsQuery, refetchType })
    void client.invalidateQueries({ ...ALL_ACCESS, refetchType })
    void client.invalidateQueries({ ...bundlesQuery, refetchType })
  },
  meta: {
    message: PROOF_SENT,
    failed: 'Gagal mengunggah bukti pembayaran',
    fallback: 'Silakan coba lagi.',
  },
})

/** Saves the receipt of a confirmed payment. */
export const receiptMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(await api.download('/users/payment/:id/kuitansi', 'Kuitansi.pdf', { params: { id } })),
  meta: { failed: 'Gagal mengunduh kuitansi', fallback: 'Silakan coba lagi.' },
})
