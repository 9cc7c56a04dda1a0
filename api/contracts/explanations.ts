/** Explanations of questions, and when a package shows them to learners. Wire names: `pembahasan`, `keterampilan`. */

/**
 * When a learner may read a package's explanations: `tidak` never, `setelah_ujian` as soon as the attempt is over,
 * `tanggal` from the package's `pembahasan_mulai` on.
 */
export const EXPLANATION_MODES = ['tidak', 'setelah_ujian', 'tanggal'] as const
export type ExplanationMode = (typeof EXPLANATION_MODES)[number]

/** Characters of each text. Content files are limited in words, which is shorter. */
export const EXPLANATION_MAX_LENGTH = 2_000
export const OPTION_NOTE_MAX_LENGTH = 600
export const CORRECTION_MAX_LENGTH = 200
export const TRANSCRIPT_LINE_MAX_LENGTH = 1_000
export const VOICE_MAX_LENGTH = 40
/** A teacher's own note on a question. */
export const TEACHER_NOTE_MAX_LENGTH = 1_000
/** Lines of one recording. */
export const TRANSCRIPT_MAX_LINES = 100
/** Separate places of a text that prove one key. */
export const PROOF_MAX_PARTS = 10
/** Seconds; recordings are up to 15 minutes. */
export const TRANSCRIPT_MAX_SECONDS = 900
/** Skills of one question. */
export const SKILLS_MAX = 2

export const EXPLANATION_START_MISSING = 'Tanggal mulai pembahasan wajib diisi.'
export const KEY_HAS_NOTE = 'Catatan pada pilihan yang benar harus kosong.'
export const SKILL_OF_OTHER_SECTION = 'Keterampilan ini bukan untuk bagian soal ini.'
export const PROOF_NEEDS_TEXT = 'Bukti hanya untuk soal Listening dan Reading.'
export const PROOF_REVERSED = 'Baris awal bukti tidak boleh sesudah baris akhirnya.'
export const PROOF_OUTSIDE = 'Baris bukti berada di luar bacaan atau transkrip.'
export const TRANSCRIPT_NEEDS_RECORDING = 'Transkrip hanya untuk soal Listening.'
export const TRANSCRIPT_UNORDERED =
  'Waktu transkrip harus berurutan, dan setiap baris selesai sesudah mulai.'
export const CORRECTION_NEEDS_WRITTEN = 'Perbaikan hanya untuk soal Written Expression.'

/** The learner sits an exam. */
export const SITTING = 'sedang_ujian'

/** Why a learner can't read the explanations now; of several the first one is sent as `sebab`. */
export const CLOSED_REASONS = [SITTING, 'jadwal', 'paket'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** An exam event closes the explanations of its package this many minutes before its set time. */
export const EMBARGO_MINUTES = 30
/** Hours after an event's start at which its embargo ends by itself. */
export const EMBARGO_HOURS = 24

/** What a skill map says of a skill: strong, to practise, or too few questions to tell. */
export const SKILL_STATES = ['kuat', 'latih', 'belum_cukup'] as const
export type SkillState = (typeof SKILL_STATES)[number]

export const CLOSED_FOR_EVENT = 'Pembahasan ditutup selama jadwal ujian paket ini.'

/** Explanations that a device keeps open without a network for this many days since it has asked the server. */
export const KEPT_EXPLANATIONS_DAYS = 7
