import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { settingsQuery } from '@/lib/settings/settings'

export type AdminSettings = ResponseAt<'GET', '/admin/pengaturan'>['data']

/** What is saved; null takes a value away where there may be none. */
export interface SettingsInput {
  namaAkademi: string
  nomorWa: string | null
  linkChannel: string | null
  qrisTeks: string | null
  kursus: AdminSettings['kursus']
  testimoni: AdminSettings['testimoni']
}

/** The settings as their form edits them. What is being typed mustn't be replaced behind somebody's back. */
export const adminSettingsQuery = queryOptions({
  queryKey: ['admin-settings'],
  queryFn: ({ signal }) => api.get('/admin/pengaturan', { signal }),
  select: ({ data }) => data,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
})

/** Every screen shows some of them. */
const refreshAll = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries(settingsQuery),
    client.invalidateQueries(adminSettingsQuery),
  ])

export const saveSettingsMutation = mutationOptions({
  mutationFn: (body: SettingsInput) => api.put('/admin/pengaturan', { body }),
  onSuccess: (_data, _input, _result, { client }) => refreshAll(client),
})

export const saveLogoMutation = mutationOptions({
  mutationFn: (logo: File) => {
    const body = new FormData()
    body.append('logo', logo)
    return api.put('/admin/pengaturan/logo', { body })
  },
  onSuccess: (_data, _file, _result, { client }) => refreshAll(client),
})

export const removeLogoMutation = mutationOptions({
  mutationFn: () => api.delete('/admin/pengaturan/logo'),
  onSuccess: (_data, _input, _result, { client }) => refreshAll(client),
})
