import type { Infer } from '@vinejs/vine/types'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import {
  readSettings,
  testimonialPictures,
  writeSettings,
  type AcademySettings,
  type Testimonial,
} from '#app/academy/actions/academy_settings'
import { findPicture } from '#app/academy/actions/testimonial_pictures'
import type { settingsValidator } from '#app/academy/validators'

type SettingsInput = Infer<typeof settingsValidator>

/** Long texts: the audit log names them without repeating them. */
const LONG = new Set<keyof AcademySettings>(['courseText', 'courseMessage', 'testimonials'])

interface UpdatedSettings {
  settings: AcademySettings
  /** Stored names of testimonial pictures that are no longer used. */
  dropped: string[]
}

/**
 * Changes only what is given. A new QRIS text counts as real unless the input says otherwise.
 * @param mayRedirectPayments called before another QRIS text or WhatsApp number is stored; throws to refuse it
 */
export async function updateSettings(
  admin: User,
  input: SettingsInput,
  mayRedirectPayments: () => void
): Promise<UpdatedSettings> {
  let shown: string[] = []
  const settings = await changeSettings(admin, async (before) => {
    shown = testimonialPictures(before)
    const qrisText = input.qrisTeks === undefined ? before.qrisText : (input.qrisTeks ?? '')
    const whatsappNumber =
      input.nomorWa === undefined ? before.whatsappNumber : (input.nomorWa ?? '')
    // Payers scan the code and write to the number.
    if (qrisText !== before.qrisText || whatsappNumber !== before.whatsappNumber) {
      mayRedirectPayments()
    }
    const keepsFlag = qrisText === before.qrisText && before.qrisIsSample
    return {
      academyName: input.namaAkademi ?? before.academyName,
      certificatePrefix: input.awalanNomor ?? before.certificatePrefix,
      numberPattern: input.polaNomor ?? before.numberPattern,
      signatory: input.penandaTangan === undefined ? before.signatory : (input.penandaTangan ?? ''),
      signatoryPosition:
        input.jabatan === undefined ? before.signatoryPosition : (input.jabatan ?? ''),
      validYears: input.masaBerlaku === undefined ? before.validYears : (input.masaBerlaku ?? 0),
      whatsappNumber,
      qrisText,
      qrisIsSample: input.qrisContoh ?? keepsFlag,
      usesUniqueAmounts: input.nominalUnik ?? before.usesUniqueAmounts,
      channelUrl: input.linkChannel === undefined ? before.channelUrl : (input.linkChannel ?? ''),
      courseTitle: input.kursus?.judul ?? before.courseTitle,
      courseText: input.kursus?.teks ?? before.courseText,
      courseMessage: input.kursus?.pesan ?? before.courseMessage,
      testimonials: input.testimoni
        ? await testimonialsOf(input.testimoni, before)
        : before.testimonials,
    }
  })
  const kept = new Set(testimonialPictures(settings))
  return { settings, dropped: shown.filter((name) => !kept.has(name)) }
}

function testimonialsOf(
  input: NonNullable<SettingsInput['testimoni']>,
  before: AcademySettings
): Promise<Testimonial[]> {
  return Promise.all(
    input.map(async ({ nama, asal, isi, gambar }, index) => {
      const testimonial = { name: nama, about: asal ?? '', text: isi }
      if (!gambar) return testimonial
      const named = { path: gambar.path, alt: gambar.keterangan ?? '' }
      const field = `testimoni.${index}.gambar.path`
      return { ...testimonial, picture: await findPicture(before, named, field) }
    })
  )
}

/** The settings that are one picture. */
export type PictureSetting = 'logo' | 'signature' | 'stamp'

/**
 * Sets a picture, or removes it when the name is empty. The previous file stays: certificates may print it, and
 * `media:prune` deletes what nothing uses.
 */
export async function changePicture(
  admin: User,
  picture: PictureSetting,
  file: string
): Promise<void> {
  await changeSettings(admin, async () => ({ [picture]: file }))
}

/** Writes the change and an audit entry, unless nothing differs. */
async function changeSettings(
  admin: User,
  change: (before: AcademySettings) => Promise<Partial<AcademySettings>>
): Promise<AcademySettings> {
  return inTransaction(async (trx) => {
    const before = await readSettings(trx)
    const after = { ...before, ...(await change(before)) }
    const changed = (Object.keys(before) as (keyof AcademySettings)[]).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
    )
    if (changed.length === 0) return before

    const short = changed.filter((key) => !LONG.has(key))
    await writeSettings(trx, Object.fromEntries(changed.map((key) => [key, after[key]])))
    await recordAudit(trx, {
      actor: admin,
      action: 'settings.updated',
      subject: { type: 'settings', id: null },
      details: {
        changed,
        before: Object.fromEntries(short.map((key) => [key, before[key]])),
        after: Object.fromEntries(short.map((key) => [key, after[key]])),
      },
    })
    return after
  })
}
