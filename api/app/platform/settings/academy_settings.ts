import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

/** What the academy says about itself; every value may be changed while the server runs. */
export interface AcademySettings {
  academyName: string
  /** Canonical phone number of the chat button, or empty. */
  whatsappNumber: string
  /** Text of the QRIS code that learners pay to, or empty while payments can't be taken. */
  qrisText: string
  /** Whether the QRIS text is only a sample that nobody can pay to. */
  qrisIsSample: boolean
}

const DEFAULTS: AcademySettings = {
  academyName: 'Lulus',
  whatsappNumber: '',
  qrisText: '',
  qrisIsSample: false,
}

const COLUMN_OF = {
  academyName: 'academy_name',
  whatsappNumber: 'whatsapp_number',
  qrisText: 'qris_text',
  qrisIsSample: 'qris_is_sample',
} as const satisfies Record<keyof AcademySettings, string>

/** Reads the settings, with defaults for what nobody has set. */
export async function readSettings(
  client: QueryClientContract = db.connection()
): Promise<AcademySettings> {
  const rows = (await client.from('settings').select('name', 'value')) as {
    name: string
    value: string
  }[]
  const values = new Map(rows.map(({ name, value }) => [name, value]))

  return {
    academyName: values.get(COLUMN_OF.academyName) ?? DEFAULTS.academyName,
    whatsappNumber: values.get(COLUMN_OF.whatsappNumber) ?? DEFAULTS.whatsappNumber,
    qrisText: values.get(COLUMN_OF.qrisText) ?? DEFAULTS.qrisText,
    qrisIsSample: values.get(COLUMN_OF.qrisIsSample) === 'true',
  }
}

/** Writes the given settings and leaves the others as they are. */
export async function writeSettings(
  client: QueryClientContract,
  settings: Partial<AcademySettings>
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({
    name: COLUMN_OF[key as keyof AcademySettings],
    value: String(value),
    updated_at: Date.now(),
  }))
  if (rows.length === 0) return
  await client.knexQuery().table('settings').insert(rows).onConflict('name').merge()
}
