import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/clock'
import { COURSE_TITLE } from '#contracts/course'

export interface Testimonial {
  name: string
  /** Who that is: a school, a city, a score. May be empty. */
  about: string
  text: string
  picture?: TestimonialPicture
}

/** A photo, or what somebody wrote as it stood on a screen. */
export interface TestimonialPicture {
  /** Stored file name. */
  file: string
  /** Pixels, so that a page keeps room for it before it is there. */
  width: number
  height: number
  /** What it shows, in words. May be empty. */
  alt: string
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
  courseTitle: text('course_title', COURSE_TITLE),
  // Lines that start with a dash list what the course includes, as 'title: sentence'.
  courseText: text(
    'course_text',
    [
      'Kelas daring lewat video call untuk Anda yang ingin siap menghadapi TOEFL ITP, dari strategi tiap sesi sampai pembahasan soal.',
      '- 20 pertemuan, masing-masing 90 menit: Belajar langsung lewat video call, bertahap dari dasar sampai siap ujian.',
      '- Rekaman kelas: Ada pertemuan yang terlewat? Putar ulang kapan saja.',
      '- E-book: Materi dan latihan yang bisa dibaca tanpa internet.',
      '- Audio listening: Bahan latihan mendengar di luar jam kelas.',
      '- Slide materi: Ringkasan setiap pertemuan untuk belajar ulang.',
      '- Tanya jawab lewat chat: Bertanya kepada pengajar tanpa biaya tambahan.',
      '- Konsultasi beasiswa: Cari tahu syarat skor beasiswa yang Anda incar.',
      '- Satu simulasi online gratis: Ukur kesiapan Anda dengan paket soal lengkap.',
    ].join('\n')
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

/** Stored file names of the testimonials' pictures. */
export function testimonialPictures({ testimonials }: AcademySettings): string[] {
  return testimonials.flatMap(({ picture }) => (picture ? [picture.file] : []))
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
  return [{ name, value: encode(value), updated_at: clock.now() }]
}
