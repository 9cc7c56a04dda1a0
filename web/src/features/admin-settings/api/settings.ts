import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'
import { settingsQuery } from '@/lib/settings/settings'

export type AdminSettings = ResponseAt<'GET', '/admin/pengaturan'>['data']

/** The fields to save. Null removes an optional value. */
export interface SettingsInput {
  namaAkademi: string
  nomorWa: string | null
  linkChannel: string | null
  qrisTeks: string | null
  kursus: AdminSettings['kursus']
  testimoni: {
    nama: string
    asal: string | null
    isi: string
    gambar: PictureInput
  }[]
}

/** A testimonial's picture: a new file, else the stored one, else none. */
interface PictureInput {
  file: File | null
  path: string | null
  keterangan: string | null
}

/** The settings for their form. They aren't refetched, which would replace unsaved input. */
export const adminSettingsQuery = queryOptions({
  queryKey: ['admin-settings'],
  queryFn: ({ signal }) => api.get('/admin/pengaturan', { signal }),
  select: ({ data }) => data,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
})

/** Every screen uses some settings. */
const meta = { refreshes: [settingsQuery, adminSettingsQuery] }

export const saveSettingsMutation = mutationOptions({
  mutationFn: async ({ testimoni, ...rest }: Partial<SettingsInput>) => {
    const body = testimoni ? { ...rest, testimoni: await withStoredPictures(testimoni) } : rest
    return api.put('/admin/pengaturan', { body })
  },
  meta,
})

/** Uploads new pictures first, because the settings contain only their paths. */
async function withStoredPictures(testimoni: SettingsInput['testimoni']) {
  const stored = []
  for (const [index, { gambar, ...testimonial }] of testimoni.entries()) {
    const path = gambar.file ? await storedPath(gambar.file, index) : gambar.path
    stored.push({ ...testimonial, gambar: path ? { path, keterangan: gambar.keterangan } : null })
  }
  return stored
}

/** Paths of uploaded files, so that a second save doesn't upload them again. */
const storedPaths = new WeakMap<File, string>()

async function storedPath(file: File, index: number): Promise<string> {
  const known = storedPaths.get(file)
  if (known !== undefined) return known

  const body = new FormData()
  body.append('gambar', file)
  try {
    const { path } = await api.post('/admin/pengaturan/testimoni/gambar', { body })
    storedPaths.set(file, path)
    return path
  } catch (error) {
    throw error instanceof ApiError ? atTestimonial(error, index) : error
  }
}

/** Moves a refused picture's error to its testimonial. */
function atTestimonial({ status, userMessage, cause }: ApiError, index: number): ApiError {
  const field = `testimoni.${index}.gambar.path`
  const fieldErrors = userMessage === null ? [] : [{ field, msg: userMessage }]
  return new ApiError({ status, userMessage, fieldErrors, cause })
}

export const saveLogoMutation = mutationOptions({
  mutationFn: (logo: File) => {
    const body = new FormData()
    body.append('logo', logo)
    return api.put('/admin/pengaturan/logo', { body })
  },
  meta,
})

export const removeLogoMutation = mutationOptions({
  mutationFn: () => api.delete('/admin/pengaturan/logo'),
  meta,
})
