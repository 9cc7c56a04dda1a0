import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { CertificatePicture } from '@lulus/api/contracts/certificates'
import { ApiError } from '@/lib/api/api-error'
import { api, call, type ResponseAt } from '@/lib/api/client'
import type { Change } from '@/lib/query/change-meta'
import { settingsQuery } from '@/lib/settings/settings'

export type AdminSettings = ResponseAt<'GET', '/admin/pengaturan'>['data']

/** The fields to save. Null removes an optional value. */
export interface SettingsInput {
  namaAkademi: string
  awalanNomor: string
  polaNomor: string
  penandaTangan: string | null
  jabatan: string | null
  masaBerlaku: number | null
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

/** How a picture that is a setting of its own is saved and removed. */
export interface PictureMutations {
  save: Change<{ message: string }, File>
  remove: Change<{ message: string }, void>
}

export const LOGO_MUTATIONS: PictureMutations = {
  save: mutationOptions({
    mutationFn: (logo: File) => {
      const body = new FormData()
      body.append('logo', logo)
      return api.put('/admin/pengaturan/logo', { body })
    },
    meta,
  }),
  remove: mutationOptions({ mutationFn: () => api.delete('/admin/pengaturan/logo'), meta }),
}

const certificatePicture = (gambar: CertificatePicture): PictureMutations => ({
  save: mutationOptions({
    mutationFn: (picture: File) => {
      const body = new FormData()
      body.append('gambar', picture)
      return api.put('/admin/pengaturan/sertifikat/:gambar', { params: { gambar }, body })
    },
    meta,
  }),
  remove: mutationOptions({
    mutationFn: () => api.delete('/admin/pengaturan/sertifikat/:gambar', { params: { gambar } }),
    meta,
  }),
})
export const SIGNATURE_MUTATIONS = certificatePicture('tanda-tangan')
export const STAMP_MUTATIONS = certificatePicture('stempel')

/** What a sample certificate is drawn with. */
export type CertificateSample = Pick<
  SettingsInput,
  'namaAkademi' | 'awalanNomor' | 'polaNomor' | 'penandaTangan' | 'jabatan' | 'masaBerlaku'
>

/**
 * A picture of the next certificate, drawn by the server.
 * @param pictures the stored pictures that are on it: others need another drawing
 */
export const certificateSampleQuery = (
  sample: CertificateSample,
  pictures: readonly (string | null)[]
) =>
  queryOptions({
    queryKey: ['certificate-sample', sample, pictures],
    queryFn: ({ signal }) =>
      call(
        'POST',
        '/admin/pengaturan/sertifikat/contoh',
        { body: sample, signal, expects: '/png' },
        (response) => response.blob()
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
