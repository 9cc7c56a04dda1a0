/** Reports about a class or an exam event: results, certificates and links for the school. */

/** Why a learner has no result yet. */
export const UNSAT_REASONS = {
  /** An attempt is running. */
  inExam: 'mengerjakan',
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
  /** There is a result, which the school doesn't see yet. */
  held: 'belum_dibuka_hasilnya',
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
  belum_dibuka_hasilnya: 'Hasil belum dibuka',
}

/** While late answers wait for a decision. */
export const mayStillChange = (results: number) => `${results} nilai masih dapat berubah.`
export const MAY_CHANGE = 'Masih dapat berubah'

/** Shown in place of a CEFR level below the table's lowest. */
export const NO_LEVEL = '–'

/** Certificates in one PDF: it is made as a whole. An archive has no such limit. */
export const CERTIFICATES_IN_ONE_PDF = 500

/** Why a learner of a class or an exam gets no certificate. */
export const LEFT_OUT_REASONS = {
  notBegun: 'belum_mengerjakan',
  inExam: 'sedang_mengerjakan',
} as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[keyof typeof LEFT_OUT_REASONS]

/** As typed, with spaces and hyphens. */
export const SCHOOL_CODE_MAX_LENGTH = 40

export const SCHOOL_CODE_MISSING = 'Kode akses wajib diisi.'

/** Shown in place of an empty list. */
export const NO_FREE_ACCESS = 'Tidak ada akses gratis dalam periode ini.'
