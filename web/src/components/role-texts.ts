import type { StaffRole } from '@lulus/api/contracts/capabilities'

/** The description of each role, shown to admins who assign one. */
export const ROLE_TEXTS: Readonly<Record<StaffRole, string>> = {
  Admin: 'Semua hal, termasuk staf, pengaturan, dan pembayaran.',
  Pengawas: 'Ujian yang ditugaskan kepadanya. Tanpa pembayaran, soal, dan kunci jawaban.',
  Guru: 'Soal dan hasil simulasi. Tanpa pembayaran dan pendapatan.',
  Keuangan: 'Pembayaran dan pendapatan. Tanpa soal dan hasil simulasi.',
}

/** The label of a learner's role beside the staff roles. */
export const LEARNER_LABEL = 'Peserta'
