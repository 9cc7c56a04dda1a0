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
const QUESTION = { packageId: 2, packageName: 'Paket B', section: 'listening', page: 7 }

test.each<[string, Record<string, unknown>, string]>([
  ['payment.confirmed', PAYMENT, 'mengonfirmasi pembayaran Paket A sebesar Rp 20.000 dari Ayu'],
  ['payment.confirmed', {}, 'mengonfirmasi pembayaran nomor 12'],
  [
    'payment.rejected',
    { ...PAYMENT, reason: 'Nominal kurang.' },
    'menolak pembayaran Paket A sebesar Rp 20.000 dari Ayu, alasan: “Nominal kurang.”',
  ],
  [
    'payment.proofs_removed',
    { count: 12, days: 365 },
    'menghapus 12 bukti pembayaran lama yang diputuskan lebih dari 365 hari lalu',
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
  ['user.unlocked', { name: 'Ayu' }, 'membuka kunci login Ayu'],
  ['user.password_reset', {}, 'membuat password baru dengan kode reset'],
  ['user.password_changed', {}, 'mengganti password sendiri'],
  [
    'user.profile_updated',
    { changed: ['name', 'nohp', 'email'] },
    'memperbarui profil sendiri: nama, nomor HP, dan email',
  ],
  ['lab.registered', { name: 'Lab 1' }, 'mendaftarkan lab “Lab 1”'],
  ['lab.renamed', { name: 'Lab 2', before: 'Lab 1' }, 'mengganti nama lab “Lab 1” menjadi “Lab 2”'],
  ['user.admin_created', {}, 'membuat akun admin pengguna nomor 12'],
  [
    'settings.updated',
    { changed: ['qrisText', 'testimonials'] },
    'mengubah pengaturan: QRIS dan testimoni',
  ],
])('%s reads as a sentence', (aksi, detail, sentence) => {
  expect(auditSentence(entry(aksi, detail))).toBe(sentence)
})

test('an action that is not known yet shows its name', () => {
  expect(auditSentence(entry('robot.opened'))).toBe('robot.opened')
  expect(subjectOf(entry('robot.opened'))).toBe('robot')
})

test('the server itself is “Sistem”', () => {
  expect(actorOf(entry('package.imported', {}, { aktor: null }))).toBe('Sistem')
  expect(actorOf(entry('package.imported'))).toBe('Dewi')
  expect(subjectOf(entry('passage.added'))).toBe('Bacaan')
})

test.each(Object.entries(AUDIT_ACTIONS))(
  '%s is told in the words that a search finds it by',
  (action, label) => {
    const told = auditSentence(entry(action)).toLowerCase()
    for (const word of label.toLowerCase().split(' ')) expect(told).toContain(word)
  }
)

test('everything that something is done to has a name', () => {
  for (const action of Object.keys(AUDIT_ACTIONS)) {
    expect(AUDIT_SUBJECTS).toHaveProperty(action.split('.')[0] ?? '')
  }
})
