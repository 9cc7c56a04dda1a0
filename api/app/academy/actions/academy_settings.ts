import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { inTransaction } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'
import { INITIAL_NUMBER_PATTERN } from '#contracts/certificates'
import { COURSE_TITLE } from '#contracts/settings'
import type { FilesByFolder } from '#app/platform/uploads/referenced_files'

export interface Testimonial {
  name: string
  /** Describes the person: a school, a city, a score. May be empty. */
  about: string
  text: string
  picture?: TestimonialPicture
}

/** A photo or a screenshot of a message. */
export interface TestimonialPicture {
  /** Stored file name. */
  file: string
  /** In pixels, so that a page can reserve space before the picture loads. */
  width: number
  height: number
  /** Alternative text. May be empty. */
  alt: string
}

/** The academy's public data. Admins may change every value while the server runs. */
export interface AcademySettings {
  academyName: string
  /** What the numbers of new certificates begin with. */
  certificatePrefix: string
  /** What they are made of, see `certificateNumberOf`. */
  numberPattern: string
  /** Who signs certificates and as what; empty when nobody does. */
  signatory: string
  signatoryPosition: string
  /** Stored file names of the pictures above that name, or empty. */
  signature: string
  stamp: string
  /** Years that new certificates are valid; 0 for ever. */
  validYears: number
  /** Stored file name of the logo, or empty. */
  logo: string
  whatsappNumber: string
  /** Text of the QRIS code that learners pay to; empty when payments can't be accepted. */
  qrisText: string
  /** Whether the QRIS text is only a sample that can't receive money. */
  qrisIsSample: boolean
  /** Whether each bill asks for an amount of its own, a little below the price. */
  usesUniqueAmounts: boolean
  /** Where the video channel's membership is offered, or empty. */
  channelUrl: string
  /** The paid course on the landing page: title, plain text, and the chat message that registers for it. */
  courseTitle: string
  courseText: string
  courseMessage: string
  testimonials: Testimonial[]
}

/** The setting's name in its table. */
const UNIQUE_AMOUNTS = 'unique_amounts'

/** How a value is stored as text in the `settings` table. */
interface Stored<Value> {
  name: string
  initial: Value
  encode: (value: Value) => string
  decode: (text: string) => Value
}

const SETTINGS: { [Key in keyof AcademySettings]: Stored<AcademySettings[Key]> } = {
  academyName: text('academy_name', 'Lulus'),
  certificatePrefix: text('certificate_prefix', 'LULUS'),
  numberPattern: text('certificate_number_pattern', INITIAL_NUMBER_PATTERN),
  signatory: text('certificate_signatory'),
  signatoryPosition: text('certificate_signatory_position'),
  signature: text('certificate_signature'),
  stamp: text('certificate_stamp'),
  validYears: {
    name: 'certificate_valid_years',
    initial: 0,
    encode: String,
    decode: Number,
  },
  logo: text('logo'),
  whatsappNumber: text('whatsapp_number'),
  qrisText: text('qris_text'),
  qrisIsSample: flag('qris_is_sample'),
  usesUniqueAmounts: flag(UNIQUE_AMOUNTS),
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

function flag(name: string): Stored<boolean> {
  return { name, initial: false, encode: String, decode: (stored) => stored === 'true' }
}

/** Reads the settings. Unset ones have defaults. */
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
    certificatePrefix: read('certificatePrefix'),
    numberPattern: read('numberPattern'),
    signatory: read('signatory'),
    signatoryPosition: read('signatoryPosition'),
    signature: read('signature'),
    stamp: read('stamp'),
    validYears: read('validYears'),
    logo: read('logo'),
    whatsappNumber: read('whatsappNumber'),
    qrisText: read('qrisText'),
    qrisIsSample: read('qrisIsSample'),
    usesUniqueAmounts: read('usesUniqueAmounts'),
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

/** Writes the given settings only. */
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

/**
 * Whether bills have unique amounts. When they do, the setting is locked until the transaction ends: only one at a time
 * chooses an amount, and none after it was turned off.
 */
export async function lockUniqueAmounts(trx: TransactionClientContract): Promise<boolean> {
  const row = (await trx
    .from('settings')
    .where('name', UNIQUE_AMOUNTS)
    .forUpdate()
    .select('value')
    .first()) as { value: string } | null
  return row !== null && SETTINGS.usesUniqueAmounts.decode(row.value)
}

/** Settings of an academy that begins: its first admin is made, and nothing is set yet. */
export async function setUpNewAcademy(): Promise<void> {
  await inTransaction(async (trx) => {
    const known: unknown = await trx.from('settings').first()
    const people = await User.query({ client: trx }).select('id').limit(2)
    if (known === null && people.length === 1) await writeSettings(trx, { usesUniqueAmounts: true })
  })
}

/** Adds the files that the academy's settings use. */
export async function filesOfSettings(files: FilesByFolder): Promise<void> {
  const settings = await readSettings()
  files.logo.add(settings.logo)
  files.sertifikat.add(settings.signature).add(settings.stamp)
  for (const name of testimonialPictures(settings)) files.testimoni.add(name)
}
