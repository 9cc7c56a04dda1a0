/**
 * The messages that tell learners what became of their payments, exams and certificates. Their texts are the academy's,
 * with placeholders such as `{nama}`.
 */

import type { Capability } from './capabilities.ts'
import type { ListColumns } from './lists.ts'
import { STOP_MAIL_ROOT } from './paths.ts'
import { internationalPhone } from './phone.ts'

/** What a message is about. */
export const MESSAGE_KINDS = [
  'dikonfirmasi',
  'ditolak',
  'jadwal_besok',
  'hasil_siap',
  'sertifikat_baru',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What stands for a placeholder, and an example of it. */
interface Placeholder {
  meaning: string
  example: string
}

/** Of all kinds together: a name means the same in each. */
export const PLACEHOLDERS = {
  nama: { meaning: 'nama peserta', example: 'Ayu Lestari' },
  akademi: { meaning: 'nama akademi', example: 'Akademi Anda' },
  paket: { meaning: 'nama paket', example: 'TOEFL ITP Simulasi 1' },
  alasan: { meaning: 'alasan penolakan', example: 'Nominal kurang dari harga paket.' },
  jadwal: { meaning: 'nama jadwal ujian', example: 'Ujian Kelas Pagi' },
  waktu: { meaning: 'hari dan jam mulai', example: 'Sabtu, 12 Desember 2026 pukul 08.00 WIB' },
  tempat: { meaning: 'lab, atau perangkat sendiri', example: 'di Lab Komputer 1' },
  tautan: { meaning: 'alamat halaman yang dituju', example: 'https://lulus.example/paketsoal' },
} as const satisfies Readonly<Record<string, Placeholder>>
export type PlaceholderName = keyof typeof PLACEHOLDERS

interface Kind {
  label: string
  /** Subject of its e-mail. */
  subject: string
  placeholders: readonly PlaceholderName[]
  /** The text until the academy writes its own. */
  text: string
  /** Who sees and sends it. */
  needs: Capability
  /** About the learner's own exam, so that its e-mail can't be unsubscribed from. */
  isAboutExam: boolean
}

export const MESSAGES: Readonly<Record<MessageKind, Kind>> = {
  dikonfirmasi: {
    label: 'Pembayaran dikonfirmasi',
    subject: 'Pembayaran Anda sudah dikonfirmasi',
    placeholders: ['nama', 'paket', 'tautan', 'akademi'],
    text:
      'Halo {nama}, pembayaran Anda untuk {paket} sudah kami konfirmasi. ' +
      'Silakan kerjakan simulasinya di {tautan}. Selamat mengerjakan!\n\n{akademi}',
    needs: 'payments.decide',
    isAboutExam: false,
  },
  ditolak: {
    label: 'Pembayaran ditolak',
    subject: 'Pembayaran Anda belum dapat kami terima',
    placeholders: ['nama', 'paket', 'alasan', 'tautan', 'akademi'],
    text:
      'Halo {nama}, pembayaran Anda untuk {paket} belum dapat kami terima. ' +
      'Alasannya: {alasan}\nSilakan kirim ulang buktinya di {tautan}.\n\n{akademi}',
    needs: 'payments.decide',
    isAboutExam: false,
  },
  jadwal_besok: {
    label: 'Ujian besok',
    subject: 'Ujian Anda besok',
    placeholders: ['nama', 'jadwal', 'paket', 'waktu', 'tempat', 'tautan', 'akademi'],
    text:
      'Halo {nama}, besok Anda mengikuti {jadwal} ({paket}): {waktu}, {tempat}. ' +
      'Masuklah ke ruang tunggu 15 menit sebelumnya di {tautan}.\n\n{akademi}',
    needs: 'events.manage',
    isAboutExam: true,
  },
  hasil_siap: {
    label: 'Hasil sudah dibuka',
    subject: 'Hasil simulasi Anda sudah dapat dilihat',
    placeholders: ['nama', 'paket', 'tautan', 'akademi'],
    text:
      'Halo {nama}, hasil {paket} Anda sudah dapat dilihat, dan sertifikatnya dapat diunduh, di ' +
      '{tautan}.\n\n{akademi}',
    needs: 'users.manage',
    isAboutExam: true,
  },
  sertifikat_baru: {
    label: 'Sertifikat diterbitkan ulang',
    subject: 'Sertifikat Anda diterbitkan ulang',
    placeholders: ['nama', 'paket', 'tautan', 'akademi'],
    text:
      'Halo {nama}, sertifikat Anda untuk {paket} kami terbitkan ulang. Kode pada sertifikat lama ' +
      'tidak berlaku lagi. Silakan unduh yang baru di {tautan}.\n\n{akademi}',
    needs: 'users.manage',
    isAboutExam: true,
  },
}

/** Fits a link of WhatsApp with room for what the placeholders stand for. */
export const MESSAGE_TEXT_MAX_LENGTH = 1_000
export const MESSAGE_TEXT_MISSING = 'Teks pesan harus diisi.'

const PLACEHOLDER = /\{([^{}]*)\}/g

/** What is wrong with a text of a kind, as a sentence; null for a good one. */
export function messageTextFault(kind: MessageKind, text: string): string | null {
  if (text.trim() === '') return MESSAGE_TEXT_MISSING
  const { placeholders } = MESSAGES[kind]
  const offered = placeholders.map((name) => `{${name}}`).join(', ')
  for (const [written, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (!(placeholders as readonly string[]).includes(name)) {
      return `${written} tidak dikenal di pesan ini. Yang dapat dipakai: ${offered}.`
    }
  }
  return /[{}]/.test(text.replaceAll(PLACEHOLDER, ''))
    ? `Kurung kurawal tidak lengkap. Yang dapat dipakai: ${offered}.`
    : null
}

/** What the placeholders of a message stand for. */
export type MessageValues = Partial<Record<PlaceholderName, string>>

/** The text with its placeholders replaced, once: braces in a value stay as they are. */
export function filledText(text: string, values: MessageValues): string {
  return text.replaceAll(PLACEHOLDER, (written, name: string) => {
    return Object.hasOwn(values, name) ? (values[name as PlaceholderName] ?? '') : written
  })
}

/** A text of a kind with the examples. @param own values that are known */
export function sampleText(text: string, own: MessageValues = {}): string {
  const examples = Object.entries(PLACEHOLDERS).map(([name, { example }]) => [name, example])
  return filledText(text, { ...(Object.fromEntries(examples) as MessageValues), ...own })
}

/**
 * A WhatsApp link with a message, which the admin sends.
 * @param nohp canonical
 */
export function whatsappLink(nohp: string, text: string): string {
  // Half of a pair can't be encoded.
  const wellFormed = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${internationalPhone(nohp)}?text=${encodeURIComponent(wellFormed)}`
}

/** Which messages a list shows: those to be sent, those sent, those whose e-mail failed. */
export const MESSAGE_STATES = ['menunggu', 'terkirim', 'email_gagal'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** How far a message's e-mail is. */
export const MAIL_STATES = ['antre', 'terkirim', 'gagal', 'batal'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const MESSAGE_LIST = {
  columns: ['createdAt'],
  defaultColumn: 'createdAt',
  filters: ['keadaan', 'jenisPesan'],
} as const satisfies ListColumns<string, string>
export type MessageColumn = (typeof MESSAGE_LIST.columns)[number]
export type MessageFilter = (typeof MESSAGE_LIST.filters)[number]

/** The page on which a learner stops e-mails, or has them sent again. */
export const STOP_MAIL_SCREEN = `${STOP_MAIL_ROOT}/:token`
export const STOP_MAIL_CALL = '/berhenti-email/:token'
export const STOP_LINK_WRONG = 'Tautan email ini tidak berlaku.'
