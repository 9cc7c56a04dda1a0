import { numberPatternFault } from '@lulus/api/contracts/certificates'
import { canonicalPhone, internationalPhone, readPhone } from '@lulus/api/contracts/phone'
import { cleanQris, qrisFault } from '@lulus/api/contracts/qris'
import { LINK_INVALID, NUMBER_PREFIX_INVALID, NUMBER_PREFIX } from '@lulus/api/contracts/settings'
import { z } from '@/lib/validation/zod'
import type { AdminSettings, SettingsInput } from '@/features/admin-settings/api/settings'

const required = (sentence: string) => z.string().trim().min(1, sentence)

/** An empty field means null. */
const emptiable = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))

const optional = <Checked extends z.ZodType<string, string>>(checked: Checked) =>
  emptiable.pipe(checked.nullable())

const phone = z.string().superRefine((text, context) => {
  const read = readPhone(text)
  if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault })
})

const httpsUrl = z.string().refine(isHttps, LINK_INVALID)

const qris = z
  .string()
  .transform(cleanQris)
  .superRefine((text, context) => {
    const fault = qrisFault(text)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })

const numberPattern = required('Pola nomor sertifikat wajib diisi.').superRefine(
  (text, context) => {
    const fault = numberPatternFault(text)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  }
)

/** What certificates print. */
export const certificateSchema = z.object({
  namaAkademi: required('Nama akademi wajib diisi.'),
  awalanNomor: required('Awalan nomor sertifikat wajib diisi.')
    .toUpperCase()
    .regex(NUMBER_PREFIX, NUMBER_PREFIX_INVALID),
  polaNomor: numberPattern,
  penandaTangan: emptiable,
  jabatan: emptiable,
  /** A select's value: years, or empty for ever. */
  masaBerlaku: z.string().transform((years) => (years === '' ? null : Number(years))),
})

export const settingsSchema = z.object({
  ...certificateSchema.shape,
  nomorWa: optional(phone),
  linkChannel: optional(httpsUrl),
  qrisTeks: optional(qris),
  nominalUnik: z.boolean(),
  kursus: z.object({
    judul: required('Judul kursus wajib diisi.'),
    teks: required('Keterangan kursus wajib diisi.'),
    pesan: required('Pesan pendaftaran wajib diisi.'),
  }),
  testimoni: z.array(
    z.object({
      nama: required('Nama wajib diisi.'),
      asal: emptiable,
      isi: required('Isi testimoni wajib diisi.'),
      gambar: z.object({
        file: z.instanceof(File).nullable(),
        path: z.string().nullable(),
        keterangan: emptiable,
      }),
    })
  ),
}) satisfies z.ZodType<SettingsInput>

export type SettingsFields = z.input<typeof settingsSchema>
export type SettingsValues = z.output<typeof settingsSchema>

export const EMPTY_TESTIMONIAL: SettingsFields['testimoni'][number] = {
  nama: '',
  asal: '',
  isi: '',
  gambar: { file: null, path: null, keterangan: '' },
}

export function fieldsOf(settings: AdminSettings): SettingsFields {
  return {
    namaAkademi: settings.namaAkademi,
    awalanNomor: settings.awalanNomor,
    polaNomor: settings.polaNomor,
    penandaTangan: settings.penandaTangan ?? '',
    jabatan: settings.jabatan ?? '',
    masaBerlaku: settings.masaBerlaku === null ? '' : String(settings.masaBerlaku),
    nomorWa: settings.nomorWa ?? '',
    linkChannel: settings.linkChannel ?? '',
    qrisTeks: settings.qrisTeks ?? '',
    nominalUnik: settings.nominalUnik,
    kursus: settings.kursus,
    testimoni: settings.testimoni.map(({ nama, asal, isi, gambar }) => ({
      nama,
      asal: asal ?? '',
      isi,
      gambar: {
        file: null,
        path: gambar?.path ?? null,
        keterangan: gambar?.keterangan ?? '',
      },
    })),
  }
}

/**
 * Only the changed fields, so that other admins' changes stay. If the initial values are invalid, all fields are sent.
 */
export function changesOf(values: SettingsValues, began: unknown): Partial<SettingsValues> {
  const before = settingsSchema.safeParse(began).data
  const isChanged = (name: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(before?.[name as keyof SettingsValues])
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isChanged(name, value))
  )
}

/** The URL, if it is a valid link. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim()
  return isHttps(trimmed) ? trimmed : null
}

/** The chat link of a number with a message, if the number is valid. */
export function chatLinkOf(number: string, message: string): string | null {
  const canonical = canonicalPhone(number)
  if (canonical === null) return null
  const text = message.trim() === '' ? '' : `?text=${encodeURIComponent(message.trim())}`
  return `https://wa.me/${internationalPhone(canonical)}${text}`
}

function isHttps(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:'
  } catch {
    // Invalid URLs throw. Older browsers have no URL.canParse.
    return false
  }
}
