import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@lulus/api/contracts/audit'
import { expect, test } from 'vitest'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { actorOf, auditSentence, subjectOf } from '@/features/admin-audit/model/audit-sentence'

function entry(aksi: string, detail: Record<string, unknown> = {}, changes: object = {}): AuditRow {
  return {
    id: 1,
    aktor: { id: 1, nama: 'Dewi' },
    aksi,
    subjek: { tipe: aksi.split('.')[0] ?? '', id: 12 },
    detail,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}

const PAYMENT = { userId: 3, userName: 'Ayu', packageName: 'Paket A', amount: 20_000 }
const OF_CLASS = { className: 'XII IPA 1', packageName: 'Paket A', learners: 24, amount: 480_000 }
const QUESTION = { packageId: 2, packageName: 'Paket B', section: 'listening', page: 7 }

test.each<[string, Record<string, unknown>, string]>([
  [
    'attempt.taken_over',
    { packageName: 'Paket A', seat: '07' },
    'melanjutkan simulasi Paket A di perangkat lain, kursi 07',
  ],
  [
    'attempt.taken_over',
    { packageName: 'Paket A', lab: 'Lab 1', seat: null },
    'melanjutkan simulasi Paket A di perangkat lain, lab “Lab 1”',
  ],
  [
    'attempt.taken_over',
    { packageName: 'Paket A', seat: null },
    'melanjutkan simulasi Paket A di perangkat lain',
  ],
  [
    'attempt.rescued',
    {
      userName: 'Ayu',
      packageName: 'Paket A',
      answers: 3,
      savedAt: Date.UTC(2026, 10, 22, 3, 5, 9),
      isOtherLogin: true,
    },
    'mengunggah berkas penyelamatan dari Ayu untuk Paket A: 3 jawaban, disimpan 22\u00a0Nov\u00a02026, 10.05.09\u00a0WIB, dari login lain',
  ],
  ['attempt.rescued', { isOtherLogin: false }, 'mengunggah berkas penyelamatan'],
  [
    'user.role_changed',
    { name: 'Ayu', before: 'User', after: 'Guru' },
    'mengubah peran Ayu dari Peserta menjadi Guru',
  ],
  [
    'user.session_ended',
    { name: 'Ayu', device: 'Chrome di Windows' },
    'mengakhiri satu login Ayu: Chrome di Windows',
  ],
  [
    'invitation.made',
    { name: 'Sari', email: 'sari@akademi.test', role: 'Guru' },
    'mengundang staf Sari (sari@akademi.test) sebagai Guru',
  ],
  [
    'class.learners_added',
    { name: 'XII IPA 1', added: 20, joined: 4 },
    'menambahkan peserta ke kelas “XII IPA 1”: 20 akun baru, 4 bergabung',
  ],
  [
    'class.learner_removed',
    { name: 'XII IPA 1', userName: 'Ayu' },
    'mengeluarkan peserta Ayu dari kelas “XII IPA 1”',
  ],
  [
    'class.access_granted',
    { name: 'XII IPA 1', packageName: 'Paket A', learners: 24, reason: 'Kerja sama.' },
    'memberi akses Paket A kepada 24 peserta kelas “XII IPA 1”, alasan: “Kerja sama.”',
  ],
  [
    'access.granted',
    { userName: 'Ayu', packageName: 'Paket A', reason: 'Listrik padam.' },
    'memberi akses Paket A untuk Ayu, alasan: “Listrik padam.”',
  ],
  ['access.revoked', {}, 'mencabut akses'],
  [
    'class_payment.amount_changed',
    { ...OF_CLASS, before: 600_000 },
    'mengubah jumlah pembayaran kelas “XII IPA 1” untuk Paket A, 24 peserta, sebesar Rp 480.000, sebelumnya Rp 600.000',
  ],
  [
    'class_payment.confirmed',
    { ...OF_CLASS, granted: 22 },
    'mengonfirmasi pembayaran kelas “XII IPA 1” untuk Paket A, 24 peserta, sebesar Rp 480.000: 22 mendapat akses',
  ],
  ['class_payment.created', {}, 'membuat pembayaran kelas'],
  [
    'class_payment.confirmation_undone',
    { className: 'XII', packageName: 'Paket A', learners: 2, amount: 40_000, reason: 'Salah' },
    'membatalkan konfirmasi pembayaran kelas “XII” untuk Paket A, 2 peserta, sebesar Rp 40.000, alasan: “Salah”',
  ],
  [
    'class_payment.refunded',
    { className: 'XII', refunded: 20_000, reason: 'Batal' },
    'mengembalikan dana Rp 20.000 dari pembayaran kelas “XII”, alasan: “Batal”',
  ],
  [
    'event.changed',
    { name: 'Ujian A', learners: 24, startsAt: '2026-11-23T02:00:00.000Z' },
    'mengubah jadwal ujian “Ujian A” untuk 24 peserta, mulai 23\u00a0Nov\u00a02026, 09.00.00\u00a0WIB',
  ],
  [
    'event.started',
    { name: 'Ujian A', learners: 24 },
    'memulai ujian bersama “Ujian A” untuk 24 peserta',
  ],
  ['event.created', {}, 'membuat jadwal ujian'],
  [
    'class.results_taken',
    { name: 'XII IPA 1', packageName: 'Paket A', learners: 24, form: 'pdf' },
    'mengunduh hasil kelas “XII IPA 1”, paket “Paket A”, untuk 24 peserta',
  ],
  [
    'event.results_taken',
    { name: 'Ujian A', learners: 24, form: 'xlsx' },
    'mengunduh hasil ujian “Ujian A” untuk 24 peserta',
  ],
  [
    'package.rescored',
    { name: 'Paket A', pages: [5, 60], changed: 12, reason: 'Kunci salah' },
    'menghitung ulang nilai paket “Paket A”, halaman 5, 60: 12 nilai berubah, alasan: “Kunci salah”',
  ],
  [
    'package.rescoring_undone',
    { name: 'Paket A', pages: [5], changed: 12, reason: 'Kunci benar' },
    'membatalkan hitung ulang nilai paket “Paket A”, halaman 5: 12 nilai berubah, alasan: “Kunci benar”',
  ],
  [
    'package.keys_opened',
    { name: 'Paket A', section: 'analisis' },
    'membuka kunci jawaban paket “Paket A”, di Analisis Soal',
  ],
  [
    'package.keys_opened',
    { name: 'Paket A', section: 'reading' },
    'membuka kunci jawaban paket “Paket A”, bagian Reading',
  ],
  [
    'class.certificates_taken',
    { name: 'XII IPA 1', packageName: 'Paket A', learners: 24, form: 'zip' },
    'mengunduh sertifikat kelas “XII IPA 1”, paket “Paket A”, untuk 24 peserta',
  ],
  [
    'school_link.created',
    { className: 'XII IPA 1', shown: 'Paket A', until: '2026-11-23T17:00:00.000Z' },
    'membuat tautan sekolah kelas “XII IPA 1”: Paket A, sampai 24\u00a0Nov\u00a02026, 00.00.00\u00a0WIB',
  ],
  ['school_link.opened', {}, 'mencatat tautan sekolah dibuka'],
  [
    'event.learner_added',
    { name: 'Ujian A', userName: 'Ayu', reason: 'Pindahan.' },
    'menambahkan peserta Ayu ke ujian “Ujian A”, alasan: “Pindahan.”',
  ],
  [
    'event.results_moved',
    { name: 'Ujian A', before: null, after: '2026-11-23T17:00:00.000Z' },
    'memindahkan pembukaan hasil ujian “Ujian A” dari langsung ke 24\u00a0Nov\u00a02026, 00.00.00\u00a0WIB',
  ],
  [
    'event.reset_code_issued',
    { name: 'Ujian A', userName: 'Ayu', reason: 'Lupa kartu.' },
    'membuat kode reset password untuk Ayu di ujian “Ujian A”, alasan: “Lupa kartu.”',
  ],
  [
    'event.extra_time',
    { name: 'Ujian A', userName: 'Ayu', before: 0, after: 25, isRunning: true, reason: 'Surat.' },
    'mengubah waktu tambahan Ayu dari 0 % menjadi 25 % saat mengerjakan di ujian “Ujian A”, alasan: “Surat.”',
  ],
  [
    'access.extra_time',
    { userName: 'Ayu', packageName: 'Paket A', before: 25, after: 50, isRunning: false },
    'mengubah waktu tambahan Ayu dari 25 % menjadi 50 % di Paket A',
  ],
  ['access.extra_time', {}, 'mengubah waktu tambahan'],
  ['invitation.withdrawn', {}, 'membatalkan undangan staf'],
  ['payment.confirmed', PAYMENT, 'mengonfirmasi pembayaran Paket A sebesar Rp 20.000 dari Ayu'],
  ['payment.confirmed', {}, 'mengonfirmasi pembayaran nomor 12'],
  [
    'payment.rejected',
    { ...PAYMENT, reason: 'Nominal kurang.' },
    'menolak pembayaran Paket A sebesar Rp 20.000 dari Ayu, alasan: “Nominal kurang.”',
  ],
  [
    'payment.entered',
    { ...PAYMENT, way: 'tunai', day: '2026-11-21', note: 'Titip' },
    'mencatat pembayaran Paket A sebesar Rp 20.000 dari Ayu, catatan: “Titip”',
  ],
  [
    'payment.entered',
    { ...PAYMENT, way: 'qris', day: '2026-11-21', note: null },
    'mencatat pembayaran Paket A sebesar Rp 20.000 dari Ayu',
  ],
  [
    'payment.confirmation_undone',
    { ...PAYMENT, reason: 'Salah klik.' },
    'membatalkan konfirmasi pembayaran Paket A sebesar Rp 20.000 dari Ayu, alasan: “Salah klik.”',
  ],
  [
    'payment.refunded',
    { ...PAYMENT, refunded: 5_000, day: '2026-11-21', access: 'cabut', reason: 'Batal ikut.' },
    'mengembalikan dana Rp 5.000 dari pembayaran Paket A sebesar Rp 20.000 dari Ayu, alasan: “Batal ikut.”',
  ],
  ['payment.refunded', {}, 'mengembalikan dana dari pembayaran nomor 12'],
  [
    'statement.uploaded',
    { name: 'mutasi.csv', lines: 12, known: 3 },
    'mengunggah mutasi “mutasi.csv”: 12 uang masuk',
  ],
  [
    'statement.confirmed',
    { name: 'mutasi.csv', confirmed: 10, skipped: 2 },
    'mengonfirmasi 10 pembayaran dengan mutasi “mutasi.csv”, 2 dilewati',
  ],
  ['statement.confirmed', {}, 'mengonfirmasi 0 pembayaran dengan mutasi'],
  [
    'promo.created',
    { code: 'HEMAT', kind: 'persen', value: 10 },
    'membuat kode promo “HEMAT”, potongan 10%',
  ],
  [
    'promo.created',
    { code: 'HEMAT', kind: 'rupiah', value: 5_000 },
    'membuat kode promo “HEMAT”, potongan Rp 5.000',
  ],
  ['promo.created', {}, 'membuat kode promo'],
  ['promo.ended', { code: 'HEMAT' }, 'mengakhiri kode promo “HEMAT”'],
  [
    'bundle.created',
    { name: 'Hemat', price: 35_000, packages: 'Paket A, Paket B' },
    'membuat paket bundel “Hemat” seharga Rp 35.000: Paket A, Paket B',
  ],
  ['bundle.created', {}, 'membuat paket bundel'],
  ['bundle.ended', { name: 'Hemat' }, 'mengakhiri paket bundel “Hemat”'],
  [
    'payment.proofs_removed',
    { count: 12, days: 365 },
    'menghapus 12 bukti pembayaran lama yang diputuskan lebih dari 365 hari lalu',
  ],
  [
    'late_answers.accepted',
    {
      userName: 'Ayu',
      packageName: 'Paket A',
      answers: 3,
      reason: 'Jaringan putus.',
      before: 310,
      after: 323,
    },
    'menerima 3 jawaban terlambat dari Ayu untuk Paket A, skor 310 menjadi 323, alasan: “Jaringan putus.”',
  ],
  [
    'late_answers.refused',
    { userName: 'Ayu', packageName: 'Paket A', answers: 3, reason: 'Dipilih setelah waktu habis.' },
    'menolak 3 jawaban terlambat dari Ayu untuk Paket A, alasan: “Dipilih setelah waktu habis.”',
  ],
  ['package.created', { name: 'Paket A' }, 'menambahkan paket “Paket A”'],
  [
    'package.updated',
    {
      name: 'Paket A',
      changes: {
        price: { from: 20_000, to: 25_000 },
        status: { from: 'belum', to: 'siap' },
        level: { from: 'prediction', to: 'itp' },
        readingMinutes: { from: 55, to: 60 },
        labOnly: { from: false, to: true },
      },
    },
    'mengubah paket “Paket A”: harga Rp 20.000 → Rp 25.000; status belum → siap; level Prediction → ITP; durasi Reading 55 menit → 60 menit; khusus lab tidak → ya',
  ],
  ['package.archived', { name: 'Paket A' }, 'menghapus (mengarsipkan) paket “Paket A”'],
  [
    'package.withdrawn',
    { name: 'Paket A', reasons: ['Listening: nomor 5 belum ada'] },
    'membuat paket “Paket A” kembali “belum” karena tidak lengkap lagi: Listening: nomor 5 belum ada',
  ],
  ['package.imported', { slug: 'a', outcome: 'created' }, 'mengimpor isi paket nomor 12'],
  [
    'package.questions_imported',
    { name: 'Paket A', fileName: 'soal.xlsx', added: [1, 52], replaced: [94], passages: ['Salt'] },
    'mengimpor soal dari “soal.xlsx” ke paket “Paket A”: 2 baru, 1 diganti, 1 bacaan',
  ],
  [
    'package.import_undone',
    { name: 'Paket A', fileName: 'soal.xlsx', added: [1], replaced: [], passages: [] },
    'membatalkan impor soal dari “soal.xlsx” di paket “Paket A”: 1 baru, 0 diganti, 0 bacaan',
  ],
  ['question.added', QUESTION, 'menambahkan soal Listening halaman 7 di paket “Paket B”'],
  [
    'question.edited',
    {
      ...QUESTION,
      page: undefined,
      changed: ['answerKey', 'prompt', 'option1'],
      before: { page: 7, answerKey: 1 },
      after: { page: 7, answerKey: 3 },
    },
    'mengubah soal Listening halaman 7 di paket “Paket B”: jawaban A → C; teks soal dan pilihan A',
  ],
  [
    'question.deleted',
    { ...QUESTION, packageName: undefined },
    'menghapus soal Listening halaman 7 di paket nomor 2',
  ],
  [
    'package.questions_deleted',
    { name: 'Paket B', pages: [7, 9] },
    'menghapus 2 soal sekaligus di paket “Paket B”: halaman 7, 9',
  ],
  [
    'package.questions_moved',
    { name: 'Paket B', moves: [{ from: 7, to: 9 }], renumbered: 2 },
    'memindahkan soal di paket “Paket B”: halaman 7 → 9; 2 soal dinomori ulang',
  ],
  [
    'passage.added',
    { packageName: 'Paket B', name: 'Bacaan 1' },
    'menambahkan bacaan “Bacaan 1” di paket “Paket B”',
  ],
  [
    'passage.edited',
    { packageName: 'Paket B', name: 'Bacaan 1', changed: ['image'] },
    'mengubah bacaan “Bacaan 1” di paket “Paket B”: gambar',
  ],
  [
    'passage.deleted',
    { packageName: 'Paket B', name: 'Bacaan 1', questionPages: [94, 95] },
    'menghapus bacaan “Bacaan 1” di paket “Paket B” beserta 2 soalnya',
  ],
  ['user.reset_code_issued', { name: 'Ayu' }, 'membuat kode reset password untuk Ayu'],
  [
    'user.admin_reset_code_issued',
    { name: 'Ayu' },
    'membuat kode reset password seorang admin: Ayu',
  ],
  ['user.unlocked', { name: 'Ayu' }, 'membuka kunci login Ayu'],
  [
    'user.suspended',
    { name: 'Ayu', reason: 'Akun dipakai bersama.' },
    'menangguhkan akun Ayu, alasan: “Akun dipakai bersama.”',
  ],
  ['user.restored', { name: 'Ayu' }, 'memulihkan akun Ayu'],
  ['user.signed_out', { name: 'Ayu' }, 'mengeluarkan akun dari semua perangkat: Ayu'],
  ['user.factor_enabled', {}, 'mengaktifkan verifikasi dua langkah'],
  ['user.factor_disabled', {}, 'mematikan verifikasi dua langkah'],
  ['user.factor_removed', { name: 'Ayu' }, 'menghapus verifikasi dua langkah Ayu'],
  ['user.recovery_codes_renewed', {}, 'mengganti kode pemulihan'],
  ['user.recovery_code_used', { left: 9 }, 'login dengan kode pemulihan; tersisa 9'],
  ['user.recovery_code_used', {}, 'login dengan kode pemulihan'],
  ['user.password_reset', {}, 'membuat password baru dengan kode reset'],
  ['user.password_changed', {}, 'mengganti password sendiri'],
  [
    'user.profile_updated',
    { changed: ['name', 'nohp', 'email'] },
    'memperbarui profil sendiri: nama, nomor HP, dan email',
  ],
  ['lab.registered', { name: 'Lab 1' }, 'mendaftarkan lab “Lab 1”'],
  [
    'lab.enrolment_code_issued',
    { name: 'Lab 1', uses: 30 },
    'membuat kode pendaftaran kursi untuk 30 komputer di lab “Lab 1”',
  ],
  [
    'lab.seat_enrolled',
    { name: 'Lab 1', seat: '07', issuedBy: 1 },
    'memberi kursi 07 kunci sendiri di lab “Lab 1”',
  ],
  ['lab.seat_revoked', { name: 'Lab 1', seat: '07' }, 'mencabut kunci kursi 07 di lab “Lab 1”'],
  [
    'lab.seb_file_made',
    { name: 'Lab 1', hasPassword: false },
    'membuat berkas Safe Exam Browser tanpa kata sandi untuk lab “Lab 1”',
  ],
  ['lab.seb_revoked', { name: 'Lab 1' }, 'mencabut berkas Safe Exam Browser lab “Lab 1”'],
  [
    'lab.seb_key_added',
    { name: 'Lab 1', version: 'Windows 3.9' },
    'mendaftarkan versi Safe Exam Browser “Windows 3.9” di lab “Lab 1”',
  ],
  [
    'lab.seb_key_removed',
    { name: 'Lab 1', version: 'Windows 3.9' },
    'menghapus versi Safe Exam Browser “Windows 3.9” di lab “Lab 1”',
  ],
  ['lab.renamed', { name: 'Lab 2', before: 'Lab 1' }, 'mengganti nama lab “Lab 1” menjadi “Lab 2”'],
  ['user.admin_created', {}, 'membuat akun admin pengguna nomor 12'],
  [
    'settings.updated',
    { changed: ['qrisText', 'testimonials'] },
    'mengubah pengaturan: QRIS dan testimoni',
  ],
  [
    'settings.updated',
    { changed: ['certificatePrefix'] },
    'mengubah pengaturan: awalan nomor sertifikat',
  ],
])('the audit action %s becomes a sentence', (aksi, detail, sentence) => {
  expect(auditSentence(entry(aksi, detail))).toBe(sentence)
})

test('an unknown audit action shows its own name', () => {
  expect(auditSentence(entry('robot.opened'))).toBe('robot.opened')
  expect(subjectOf(entry('robot.opened'))).toBe('robot')
})

test("the server's own audit actions are attributed to “Sistem”", () => {
  expect(actorOf(entry('package.imported', {}, { aktor: null }))).toBe('Sistem')
  expect(actorOf(entry('package.imported'))).toBe('Dewi')
  expect(subjectOf(entry('passage.added'))).toBe('Bacaan')
})

test.each(Object.entries(AUDIT_ACTIONS))(
  'the audit sentence for %s contains the words that a search matches',
  (action, label) => {
    const sentence = auditSentence(entry(action)).toLowerCase()
    for (const word of label.toLowerCase().split(' ')) expect(sentence).toContain(word)
  }
)

test('every kind of audit subject has a name', () => {
  for (const action of Object.keys(AUDIT_ACTIONS)) {
    expect(AUDIT_SUBJECTS).toHaveProperty(action.split('.')[0] ?? '')
  }
})
