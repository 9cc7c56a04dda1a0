/** Reasons that only admins' screens must know. Separate file, because the exam loads the others. */
export const ADMIN_REFUSAL = {
  /** Repeating with `force` deletes the passage and its questions. */
  passageInUse: 'dipakai_soal',
  /** Repeating with `force` locks out learners in an exam: by a lab's key, or by their account. */
  attemptsRunning: 'simulasi_berjalan',
  /** The login's password must be given again first: `POST /users/konfirmasi-password`. */
  passwordNeeded: 'perlu_kata_sandi',
  /** The enrolment code is wrong, used up or expired. */
  enrolmentCode: 'kode_kursi',
} as const
export type AdminRefusal = (typeof ADMIN_REFUSAL)[keyof typeof ADMIN_REFUSAL]
