import { SILENCE_MS } from '#contracts/pulse'
import type { ActionKind } from '#contracts/interventions'

/** What happens in a practice: its learners, and the troubles that its invigilator solves, in this order. */

const SECOND_MS = 1000

/** A simulated learner. Numbers that begin with 0800 belong to nobody. */
export interface ScriptedLearner {
  id: number
  name: string
  nohp: string
  seat: string
  /** Milliseconds between two answers. */
  paceMs: number
  /** Whether wrong tokens keep them out at first. */
  isLocked: boolean
}

/** As real tokens look; nobody can enter with it. */
export const PRACTICE_TOKEN = 'PRAKTE'
export const PRACTICE_CLASS = 'Kelas Contoh'

const NAMES = ['Ayu', 'Budi', 'Citra', 'Dewi', 'Eka', 'Fitri', 'Gilang', 'Hadi']

export const PRACTICE_LEARNERS: readonly ScriptedLearner[] = NAMES.map((name, at) => ({
  id: at + 1,
  name: `Contoh ${name}`,
  nohp: `0800000000${at + 1}`,
  seat: `A${at + 1}`,
  paceMs: (8 + at) * SECOND_MS,
  isLocked: name === 'Hadi',
}))

const [AYU, BUDI, CITRA, DEWI, EKA, FITRI, GILANG, HADI] = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The page whose recording one of them didn't hear. */
const UNHEARD_PAGE = 7

/** What a trouble does to its learners. */
type TroubleEffect =
  /** Nothing is heard of them for so long, in milliseconds. */
  | { kind: 'outage'; lastsMs: number }
  /** They end their session too early. */
  | { kind: 'left_early' }
  /** They went on at another seat. */
  | { kind: 'elsewhere'; seat: string }
  /** Wrong tokens have locked them out. */
  | { kind: 'locked' }
  /** A paused learner is back. */
  | { kind: 'back' }
  /** It is only told. */
  | { kind: 'told' }

/** A trouble, and what solves it: one of these actions on each of its learners. */
export interface Trouble {
  id: string
  title: string
  /** What an invigilator sees or hears. */
  text: string
  /** What to do. */
  hint: string
  learners: readonly number[]
  effect: TroubleEffect
  solvedBy: readonly ActionKind[]
  /** The recording that is to be opened. */
  page?: number
}

/** A silence is seen on the board when it has lasted so long. */
export const SEEN_AFTER_MS = SILENCE_MS

export const PRACTICE_TROUBLES: readonly Trouble[] = [
  {
    id: 'token',
    title: 'Token terkunci',
    text: 'Contoh Hadi salah mengetik token sepuluh kali. Token yang benar pun ditolak.',
    hint: 'Pilih barisnya, tekan Tindakan, Buka kunci token, lalu bacakan token yang tampil di papan.',
    learners: [HADI],
    effect: { kind: 'locked' },
    solvedBy: ['buka_token'],
  },
  {
    id: 'terputus',
    title: 'Satu peserta terputus',
    text: 'Contoh Budi terputus, lalu kembali. Waktunya berkurang tanpa salahnya.',
    hint: 'Tunggu sampai Contoh Budi Mengerjakan lagi. Pilih barisnya, tekan Tindakan, lalu Kembalikan waktu. Server sudah menghitung lamanya.',
    learners: [BUDI],
    effect: { kind: 'outage', lastsMs: 25 * SECOND_MS },
    solvedBy: ['kembalikan_waktu'],
  },
  {
    id: 'rekaman',
    title: 'Rekaman tidak terdengar',
    text: `Contoh Citra mengangkat tangan: headset-nya mati saat rekaman nomor ${UNHEARD_PAGE} diputar.`,
    hint: `Ganti headset-nya. Pilih barisnya, tekan Tindakan, Putar lagi rekaman, lalu nomor ${UNHEARD_PAGE}.`,
    learners: [CITRA],
    effect: { kind: 'told' },
    solvedBy: ['putar_lagi'],
    page: UNHEARD_PAGE,
  },
  {
    id: 'baterai',
    title: 'Baterai hampir habis',
    text: 'Laptop Contoh Dewi tinggal 5 % dan tidak ada pengisi daya. Ada komputer cadangan.',
    hint: 'Pilih barisnya, tekan Tindakan, Lepas perangkat. Login berikutnya di komputer cadangan langsung melanjutkan. Jeda juga tepat bila komputernya belum siap.',
    learners: [DEWI],
    effect: { kind: 'told' },
    solvedBy: ['lepas_perangkat', 'jeda'],
  },
  {
    id: 'salah_kursi',
    title: 'Duduk di komputer yang salah',
    text: 'Contoh Eka melanjutkan di A8, kursi Contoh Hadi. Ia harus kembali ke A5.',
    hint: 'Lihat kejadiannya dengan menekan namanya. Pilih barisnya, tekan Tindakan, Lepas perangkat, lalu minta ia login di A5.',
    learners: [EKA],
    effect: { kind: 'elsewhere', seat: 'A8' },
    solvedBy: ['lepas_perangkat'],
  },
  {
    id: 'sakit',
    title: 'Peserta sakit',
    text: 'Contoh Fitri mual dan harus keluar ruangan.',
    hint: 'Pilih barisnya, tekan Tindakan, Jeda. Waktunya berhenti dan soalnya tertutup.',
    learners: [FITRI],
    effect: { kind: 'told' },
    solvedBy: ['jeda'],
  },
  {
    id: 'selesai',
    title: 'Terlanjur mengakhiri sesi',
    text: 'Contoh Gilang menekan Selesai padahal waktunya masih banyak.',
    hint: 'Pilih barisnya, tekan Tindakan, Buka kembali, Sesi yang berjalan. Sisa waktunya berlaku lagi.',
    learners: [GILANG],
    effect: { kind: 'left_early' },
    solvedBy: ['buka_kembali'],
  },
  {
    id: 'sehat',
    title: 'Peserta kembali',
    text: 'Contoh Fitri sudah lebih baik dan duduk lagi.',
    hint: 'Pilih barisnya, tekan Tindakan, Lanjutkan. Waktunya berjalan dari tempat ia berhenti.',
    learners: [FITRI],
    effect: { kind: 'back' },
    solvedBy: ['lanjutkan'],
  },
  {
    id: 'terlambat_mulai',
    title: 'Kartu peserta tertukar',
    text: 'Contoh Ayu kehilangan 3 menit karena kartunya tertukar. Sekolah meminta waktunya diganti.',
    hint: 'Pilih barisnya, tekan Tindakan, Tambah waktu, paling sedikit 3 menit.',
    learners: [AYU],
    effect: { kind: 'told' },
    solvedBy: ['tambah_waktu'],
  },
  {
    id: 'ruang',
    title: 'Jaringan ruang mati',
    text: 'Semua peserta terputus bersamaan. Biarkan mereka terus mengerjakan: jawaban menunggu di perangkat.',
    hint: 'Tunggu sampai semua kembali. Tekan Pilih Semua, Tindakan, lalu Kembalikan waktu: tiap peserta mendapat yang hilang darinya.',
    learners: [AYU, BUDI, CITRA, DEWI, EKA, FITRI, GILANG, HADI],
    effect: { kind: 'outage', lastsMs: 30 * SECOND_MS },
    solvedBy: ['kembalikan_waktu'],
  },
  {
    id: 'pengumuman',
    title: 'Pengumuman',
    text: 'Sirene uji coba akan berbunyi lima menit lagi. Semua peserta perlu tahu.',
    hint: 'Tekan Pilih Semua, Tindakan, Pesan. Di rincian peserta terlihat siapa yang sudah membacanya.',
    learners: [AYU, BUDI, CITRA, DEWI, EKA, FITRI, GILANG, HADI],
    effect: { kind: 'told' },
    solvedBy: ['pesan'],
  },
]

/** The first trouble comes so long after the start, and each next one after the last was solved. */
export const NEXT_AFTER_MS = 5 * SECOND_MS
/** However slow the invigilator is, the next one comes then. */
export const NEXT_AT_LATEST_MS = 60 * SECOND_MS
