/** What is reported of a class or an exam event together: results, certificates, links for the school. */

/** Why a learner has no result yet. */
export const UNSAT_REASONS = {
  /** An attempt is running. */
  sitting: 'mengerjakan',
  /** Access exists but is unused. */
  unopened: 'belum_dibuka',
  noAccess: 'tanpa_akses',
  /** For an event: learners may still start. */
  ahead: 'belum_mulai',
  /** For an event: never entered. */
  absent: 'tidak_hadir',
  /** For an event: entered the waiting room but never started. */
  neverBegan: 'tidak_mulai',
  cancelled: 'dibatalkan',
} as const
export type UnsatReason = (typeof UNSAT_REASONS)[keyof typeof UNSAT_REASONS]

export const UNSAT_TEXTS: Readonly<Record<UnsatReason, string>> = {
  mengerjakan: 'Sedang mengerjakan',
  belum_dibuka: 'Punya akses, belum mulai',
  tanpa_akses: 'Belum punya akses',
  belum_mulai: 'Ujian belum selesai',
  tidak_hadir: 'Tidak hadir',
  tidak_mulai: 'Hadir, tidak mulai',
  dibatalkan: 'Ujian dibatalkan',
}

/**
 * The lowest total of each band of a distribution, in ascending order. A band ends where the next begins, the last at
 * 677. Every CEFR threshold is an edge, so that each band lies in one level. The other edges, 400, 500 and 585, divide
 * the wide levels.
 */
export const SCORE_BAND_EDGES = [310, 337, 400, 460, 500, 543, 585, 627] as const

/** Shown in place of a CEFR level below the table's lowest. */
export const NO_LEVEL = '–'

/** Certificates in one PDF: it is made as a whole. An archive has no such limit. */
export const CERTIFICATES_IN_ONE_PDF = 500
export const CERTIFICATES_TOO_MANY = `Satu PDF memuat paling banyak ${CERTIFICATES_IN_ONE_PDF} sertifikat. Unduh sebagai ZIP.`
export const CERTIFICATES_NONE = 'Belum ada peserta yang memiliki hasil.'

/** Why a learner of a class or an exam gets no certificate. */
export const LEFT_OUT_REASONS = {
  notBegun: 'belum_mengerjakan',
  sitting: 'sedang_mengerjakan',
} as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[keyof typeof LEFT_OUT_REASONS]

export const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  belum_mengerjakan: 'Belum mengerjakan',
  sedang_mengerjakan: 'Sedang mengerjakan',
}

/** Days that a link may last at most, from today on. */
export const SCHOOL_LINK_MAX_DAYS = 366
/** Open links per class. */
export const SCHOOL_LINKS_MAX = 20

/** As typed, with spaces and hyphens. */
export const SCHOOL_CODE_MAX_LENGTH = 40

/** For a wrong code and for a link that expired, was closed or never existed, so that guessing reveals nothing. */
export const SCHOOL_LINK_CLOSED =
  'Tautan ini tidak berlaku atau kode aksesnya salah. Minta tautan dan kode yang baru kepada akademi.'
export const SCHOOL_CODE_NEEDED = 'Masukkan kode akses untuk melihat hasil.'
export const SCHOOL_CODE_MISSING = 'Kode akses wajib diisi.'
export const SCHOOL_LINK_END_INVALID =
  'Tanggal berakhir harus hari ini atau paling lama satu tahun lagi.'
