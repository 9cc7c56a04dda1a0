import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

export interface Testimonial {
  name: string
  /** Who that is: a school, a city, a score. May be empty. */
  about: string
  text: string
}

/** What the academy says about itself; every value may be changed while the server runs. */
export interface AcademySettings {
  academyName: string
  /** Stored file name of the logo, or empty. */
  logo: string
  /** Canonical phone number of the chat button, or empty. */
  whatsappNumber: string
  /** Text of the QRIS code that learners pay to, or empty while payments can't be taken. */
  qrisText: string
  /** Whether the QRIS text is only a sample that nobody can pay to. */
  qrisIsSample: boolean
  /** Where the video channel's membership is offered, or empty. */
  channelUrl: string
  /** The paid course on the landing page: title, plain text, and the chat message that registers for it. */
  courseTitle: string
  courseText: string
  courseMessage: string
  testimonials: Testimonial[]
}

/** How a value is kept as text in the `settings` table. */
interface Stored<Value> {
  name: string
  initial: Value
  encode: (value: Value) => string
  decode: (text: string) => Value
}

const SETTINGS: { [Key in keyof AcademySettings]: Stored<AcademySettings[Key]> } = {
  academyName: text('academy_name', 'Lulus'),
  logo: text('logo'),
  whatsappNumber: text('whatsapp_number'),
  qrisText: text('qris_text'),
  qrisIsSample: {
    name: 'qris_is_sample',
    initial: false,
    encode: String,
    decode: (stored) => stored === 'true',
  },
  channelUrl: text('channel_url'),
  courseTitle: text('course_title', 'Kursus Intensif TOEFL ITP'),
  courseText: text(
    'course_text',
    'Kelas daring 20 pertemuan, masing-masing 90 menit, lengkap dengan rekaman, e-book, audio listening, dan slide. ' +
      'Termasuk tanya jawab lewat chat, konsultasi beasiswa, dan satu simulasi online gratis.'
  ),
  courseMessage: text('course_message', 'Halo Admin, saya ingin mendaftar kursus TOEFL.'),
  testimonials: {
    name: 'testimonials',
    initial: [],
    encode: (value) => JSON.stringify(value),
    decode: (stored) => JSON.parse(stored) as Testimonial[],
  },
}

function text(name: string, initial = ''): Stored<string> {
  return { name, initial, encode: (value) => value, decode: (stored) => stored }
}

/** Reads the settings, with defaults for what nobody has set. */
export async function readSettings(
  client: QueryClientContract = db.connection()
): Promise<AcademySettings> {
  const rows = (await client.from('settings').select('name', 'value')) as {
    name: string
    value: string
  }[]
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const read = <Key extends keyof AcademySettings>(key: Key): AcademySettings[Key] => {
    const { name, initial, decode } = SETTINGS[key]
    const stored = values.get(name)
    return stored === undefined ? initial : decode(stored)
  }

  return {
    academyName: read('academyName'),
    logo: read('logo'),
    whatsappNumber: read('whatsappNumber'),
    qrisText: read('qrisText'),
    qrisIsSample: read('qrisIsSample'),
    channelUrl: read('channelUrl'),
    courseTitle: read('courseTitle'),
    courseText: read('courseText'),
    courseMessage: read('courseMessage'),
    testimonials: read('testimonials'),
  }
}

/** Writes the given settings and leaves the others as they are. */
export async function writeSettings(
  client: QueryClientContract,
  settings: Partial<AcademySettings>
): Promise<void> {
  const keys = Object.keys(settings) as (keyof AcademySettings)[]
  const rows = keys.flatMap((key) => toRow(key, settings[key]))
  if (rows.length === 0) return
  await client.knexQuery().table('settings').insert(rows).onConflict('name').merge()
}

function toRow<Key extends keyof AcademySettings>(
  key: Key,
  value: AcademySettings[Key] | undefined
) {
  if (value === undefined) return []
  const { name, encode } = SETTINGS[key]
  return [{ name, value: encode(value), updated_at: Date.now() }]
}
