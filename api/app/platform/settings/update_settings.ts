import type { Infer } from '@vinejs/vine/types'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/platform/audit/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import {
  readSettings,
  writeSettings,
  type AcademySettings,
} from '#app/platform/settings/academy_settings'
import type { settingsValidator } from '#app/platform/settings/validators'

type SettingsInput = Infer<typeof settingsValidator>

/** Texts that fill pages: the audit log names them without repeating them. */
const LONG = new Set<keyof AcademySettings>(['courseText', 'courseMessage', 'testimonials'])

/** Changes what is given and leaves the rest. A new QRIS text is a real one unless the input says otherwise. */
export async function updateSettings(admin: User, input: SettingsInput): Promise<AcademySettings> {
  return changeSettings(admin, (before) => {
    const qrisText = input.qrisTeks === undefined ? before.qrisText : (input.qrisTeks ?? '')
    const keepsFlag = qrisText === before.qrisText && before.qrisIsSample
    return {
      academyName: input.namaAkademi ?? before.academyName,
      whatsappNumber: input.nomorWa === undefined ? before.whatsappNumber : (input.nomorWa ?? ''),
      qrisText,
      qrisIsSample: input.qrisContoh ?? keepsFlag,
      channelUrl: input.linkChannel === undefined ? before.channelUrl : (input.linkChannel ?? ''),
      courseTitle: input.kursus?.judul ?? before.courseTitle,
      courseText: input.kursus?.teks ?? before.courseText,
      courseMessage: input.kursus?.pesan ?? before.courseMessage,
      testimonials:
        input.testimoni?.map(({ nama, asal, isi }) => ({
          name: nama,
          about: asal ?? '',
          text: isi,
        })) ?? before.testimonials,
    }
  })
}

/**
 * Sets or, with an empty name, removes the logo.
 * @returns the stored name of the one before, to discard once nothing refers to it
 */
export async function changeLogo(admin: User, logo: string): Promise<string> {
  let before = ''
  await changeSettings(admin, (settings) => {
    before = settings.logo
    return { logo }
  })
  return before
}

/** Writes what `change` makes different, and an audit entry if anything is. */
async function changeSettings(
  admin: User,
  change: (before: AcademySettings) => Partial<AcademySettings>
): Promise<AcademySettings> {
  return inTransaction(async (trx) => {
    const before = await readSettings(trx)
    const after = { ...before, ...change(before) }
    const changed = (Object.keys(before) as (keyof AcademySettings)[]).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
    )
    if (changed.length === 0) return before

    const short = changed.filter((key) => !LONG.has(key))
    await writeSettings(trx, Object.fromEntries(changed.map((key) => [key, after[key]])))
    await recordAudit(trx, {
      actor: { id: admin.id, name: admin.name },
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
