import { LINK_INVALID, PHONE_INVALID } from '@lulus/api/contracts/sentences'
import { canonicalPhone, internationalPhone } from '@lulus/api/contracts/phone'
import { qrisFault } from '@lulus/api/contracts/qris'
import { z } from '@/lib/validation/zod'
import type { AdminSettings, SettingsInput } from '@/features/admin-settings/api/settings'

const required = (sentence: string) => z.string().trim().min(1, sentence)

/** An empty field is no value at all. */
const emptiable = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))

const optional = <Checked extends z.ZodType<string, string>>(checked: Checked) =>
  emptiable.pipe(checked.nullable())

const phone = z.string().refine((text) => canonicalPhone(text) !== null, PHONE_INVALID)

const httpsUrl = z.string().refine(isHttps, LINK_INVALID)

const qris = z.string().superRefine((text, context) => {
  const fault = qrisFault(text)
  if (fault !== null) context.addIssue({ code: 'custom', message: fault })
})

export const settingsSchema = z.object({
  namaAkademi: required('Nama akademi wajib diisi.'),
  nomorWa: optional(phone),
  linkChannel: optional(httpsUrl),
  qrisTeks: optional(qris),
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
    nomorWa: settings.nomorWa ?? '',
    linkChannel: settings.linkChannel ?? '',
    qrisTeks: settings.qrisTeks ?? '',
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
 * What differs from the fields that the form began with: what another admin saves meanwhile stays as it is. Where
 * those wouldn't be taken, everything does.
 */
export function changesOf(values: SettingsValues, began: unknown): Partial<SettingsValues> {
  const before = settingsSchema.safeParse(began).data
  const isChanged = (name: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(before?.[name as keyof SettingsValues])
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isChanged(name, value))
  )
}

/** The address if it is one that may be linked to. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim()
  return isHttps(trimmed) ? trimmed : null
}

/** The chat of a number, with a message in it, while the number is a right one. */
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
    // The constructor is how older browsers tell that a text is no address.
    return false
  }
}
