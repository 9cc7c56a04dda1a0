import { readSettings } from '#app/academy/actions/academy_settings'
import type { LetterheadData } from '#app/reports/paper/documents/document_data'
import { readStoredFile } from '#app/platform/uploads/stored_files'
import env from '#start/env'

/** The letterhead of the academy's documents. */
export async function readLetterhead(): Promise<LetterheadData> {
  const { academyName, logo, whatsappNumber } = await readSettings()
  const { host } = new URL(env.get('APP_URL'))
  return {
    academyName,
    logo: logo === '' ? null : await readStoredFile('logo', logo),
    contact: whatsappNumber === '' ? host : `WhatsApp ${whatsappNumber} · ${host}`,
  }
}
