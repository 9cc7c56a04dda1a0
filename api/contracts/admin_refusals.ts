/** Refusal codes that only the admin screens need. A separate file, because the exam loads the others. */
export const ADMIN_REFUSAL = {
  /** Repeating with `force` deletes the passage and its questions. */
  passageInUse: 'dipakai_soal',
  /** Repeating with `force` interrupts learners in an exam, by revoking a lab's key or suspending their account. */
  attemptsRunning: 'simulasi_berjalan',
  /** The login has to confirm its password first: `POST /users/konfirmasi-password`. */
  passwordNeeded: 'perlu_kata_sandi',
  /** The enrolment code is wrong, used up or expired. */
  enrolmentCode: 'kode_kursi',
} as const
export type AdminRefusal = (typeof ADMIN_REFUSAL)[keyof typeof ADMIN_REFUSAL]
