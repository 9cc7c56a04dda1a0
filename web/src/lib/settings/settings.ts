import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** What the academy says about itself: name and logo, chat number (digits for wa.me), how to pay it, what it offers. */
export type Settings = ResponseAt<'GET', '/pengaturan'>

const FALLBACK: Settings = {
  namaAkademi: 'Lulus',
  logo: null,
  nomorWa: null,
  qris: null,
  qrisContoh: false,
  linkChannel: null,
  kursus: { judul: '', teks: '', pesan: '' },
  testimoni: [],
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.get('/pengaturan', { signal }),
  staleTime: 5 * 60 * 1000,
})

/** The academy's settings, with defaults until they are known and when they can't be had. */
export function useSettings(): Settings {
  return useQuery(settingsQuery).data ?? FALLBACK
}
