/**
 * What admins call the things in the audit log, by their stored names: the screens show these words, and a search
 * finds entries by them.
 */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'payment.confirmed': 'mengonfirmasi pembayaran',
  'payment.rejected': 'menolak pembayaran',
  'payment.proofs_removed': 'menghapus bukti pembayaran lama',

  'package.created': 'menambahkan paket',
  'package.updated': 'mengubah paket',
  'package.archived': 'menghapus (mengarsipkan) paket',
  'package.withdrawn': 'membuat paket kembali “belum”',
  'package.imported': 'mengimpor isi paket',

  'question.added': 'menambahkan soal',
  'question.edited': 'mengubah soal',
  'question.deleted': 'menghapus soal',

  'passage.added': 'menambahkan bacaan',
  'passage.edited': 'mengubah bacaan',
  'passage.deleted': 'menghapus bacaan',

  'user.reset_code_issued': 'membuat kode reset password',
  'user.unlocked': 'membuka kunci login',
  'user.password_reset': 'membuat password baru dengan kode reset',
  'user.password_changed': 'mengganti password sendiri',
  'user.profile_updated': 'memperbarui profil sendiri',
  'user.admin_created': 'membuat akun admin',

  'settings.updated': 'mengubah pengaturan',

  'lab.registered': 'mendaftarkan lab',
  'lab.renamed': 'mengganti nama lab',
  'lab.key_rotated': 'mengganti kunci lab',
  'lab.revoked': 'mencabut lab',
}

/** The kinds of things that something is done to. */
export const AUDIT_SUBJECTS: Readonly<Record<string, string>> = {
  payment: 'Pembayaran',
  package: 'Paket',
  question: 'Soal',
  passage: 'Bacaan',
  user: 'Pengguna',
  settings: 'Pengaturan',
  lab: 'Lab',
}

/** Who acted when nobody did: the server itself. */
export const AUDIT_SYSTEM = 'Sistem'

/** The words on the buttons, where the sentence bends them: 'Tolak' becomes 'menolak'. */
const BUTTON_WORDS: Readonly<Record<string, string>> = {
  'payment.confirmed': 'konfirmasi',
  'payment.rejected': 'tolak',
  'package.updated': 'edit',
  'question.edited': 'edit',
  'passage.edited': 'edit',
  'user.profile_updated': 'edit',
  'settings.updated': 'edit',
}

/** The actions whose words hold every word of `term`: 'hapus paket' finds 'menghapus (mengarsipkan) paket'. */
export function auditActionsCalled(term: string): string[] {
  return namesCalled(AUDIT_ACTIONS, term, BUTTON_WORDS)
}

/** The kinds of subjects whose name holds every word of `term`. */
export function auditSubjectsCalled(term: string): string[] {
  return namesCalled(AUDIT_SUBJECTS, term)
}

function namesCalled(
  labels: Readonly<Record<string, string>>,
  term: string,
  more: Readonly<Record<string, string>> = {}
): string[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return Object.entries(labels)
    .filter(([name, label]) => {
      const text = `${label} ${more[name] ?? ''}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .map(([name]) => name)
}
