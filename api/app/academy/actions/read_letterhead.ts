import { readSettings } from '#app/academy/actions/academy_settings'
import { readStoredFile } from '#app/platform/uploads/stored_files'
import env from '#start/env'

/** The letterhead of the academy's papers. */
export interface Letterhead {
  academyName: string
  /** A JPEG or PNG, or null. */
  logo: Uint8Array | null
  /** The academy's contact data, on one line. */
  contact: string
}

/** Reads the letterhead from today's settings. */
export async function readLetterhead(): Promise<Letterhead> {
  const { academyName, logo, whatsappNumber } = await readSettings()
  const { host } = new URL(env.get('APP_URL'))
  return {
    academyName,
    logo: logo === '' ? null : await readStoredFile('logo', logo),
    contact: whatsappNumber === '' ? host : `WhatsApp ${whatsappNumber} · ${host}`,
  }
}
