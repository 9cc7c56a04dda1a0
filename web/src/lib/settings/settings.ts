import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { useIsStarted } from '@/lib/browser/use-is-started'

/** The academy's public settings: name, logo, chat number (digits for wa.me), payment and offers. */
export type Settings = ResponseAt<'GET', '/pengaturan'>

const FALLBACK: Settings = {
  namaAkademi: 'Lulus',
  logo: null,
  nomorWa: null,
  demo: false,
  qris: null,
  qrisContoh: false,
  nominalUnik: false,
  linkChannel: null,
  kursus: { judul: '', teks: '', pesan: '' },
  testimoni: [],
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.get('/pengaturan', { signal }),
  staleTime: 5 * 60 * 1000,
})

/**
 * The academy's settings, and whether they are pending. During hydration they count as pending even if another part has
 * fetched them, because the prerendered HTML must be matched first.
 */
export function useSettingsState(): { settings: Settings; isPending: boolean } {
  const { data, isPending } = useQuery(settingsQuery)
  const isStarted = useIsStarted()
  return isStarted
    ? { settings: data ?? FALLBACK, isPending }
    : { settings: FALLBACK, isPending: true }
}

/** The academy's settings; defaults until they load and after a failure. */
export function useSettings(): Settings {
  return useSettingsState().settings
}
