import { AUDIT_ACTIONS, AUDIT_SUBJECTS, AUDIT_SYSTEM } from '@lulus/api/contracts/audit'
import { ANSWER_LETTERS, ANSWERS } from '@lulus/api/contracts/exam'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { Details } from '@/features/admin-audit/model/details'
import { fieldList, fieldName } from '@/features/admin-audit/model/field-names'
import { formatRupiah } from '@/lib/format/rupiah'

/** What an entry tells of, without who did it: 'mengonfirmasi pembayaran Paket A …'. */
type Teller = (detail: Details, entry: AuditRow) => string

const SECTIONS: Readonly<Record<string, string>> = {
  listening: 'Listening',
  structure: 'Structure',
  written: 'Written Expression',
  reading: 'Reading',
}

const TELLERS: Readonly<Record<string, Teller>> = {
  'payment.confirmed': (detail, entry) => `mengonfirmasi ${payment(detail, entry)}`,
  'payment.rejected': (detail, entry) =>
    `menolak ${payment(detail, entry)}${after(', alasan: ', quoted(detail.text('reason')))}`,
  'payment.proofs_removed': (detail) =>
    ['menghapus', detail.number('count'), 'bukti pembayaran lama', decidedBefore(detail)]
      .filter((part) => part !== null)
      .join(' '),

  'package.created': (detail, entry) => `menambahkan ${pack(detail, entry)}`,
  'package.updated': (detail, entry) =>
    `mengubah ${pack(detail, entry)}${after(': ', changes(detail.within('changes')))}`,
  'package.archived': (detail, entry) => `menghapus (mengarsipkan) ${pack(detail, entry)}`,
  'package.withdrawn': (detail, entry) =>
    `membuat ${pack(detail, entry)} kembali “belum” karena tidak lengkap lagi${after(': ', detail.texts('reasons').join('; '))}`,
  'package.imported': (detail, entry) => `mengimpor isi ${pack(detail, entry)}`,

  'question.added': (detail) => `menambahkan ${question(detail)}`,
  'question.edited': (detail) => `mengubah ${question(detail)}${after(': ', edits(detail))}`,
  'question.deleted': (detail) => `menghapus ${question(detail)}`,

  'passage.added': (detail) => `menambahkan ${passage(detail)}`,
  'passage.edited': (detail) =>
    `mengubah ${passage(detail)}${after(': ', fieldList(detail.texts('changed')))}`,
  'passage.deleted': (detail) => `menghapus ${passage(detail)}${withQuestions(detail)}`,

  'user.reset_code_issued': (detail, entry) =>
    `membuat kode reset password untuk ${person(detail, entry)}`,
  'user.unlocked': (detail, entry) => `membuka kunci login ${person(detail, entry)}`,
  'user.password_reset': () => 'membuat password baru dengan kode reset',
  'user.password_changed': () => 'mengganti password sendiri',
  'user.profile_updated': (detail) =>
    `memperbarui profil sendiri${after(': ', fieldList(detail.texts('changed')))}`,
  'user.admin_created': (detail, entry) => `membuat akun admin ${person(detail, entry)}`,

  'lab.renamed': (detail) =>
    `mengganti nama lab${after(' ', quoted(detail.text('before')))}${after(' menjadi ', quoted(detail.text('name')))}`,

  'settings.updated': (detail) =>
    `mengubah pengaturan${after(': ', fieldList(detail.texts('changed')))}`,
}

/** Who acted: the server itself has no name. */
export function actorOf({ aktor }: AuditRow): string {
  return aktor?.nama ?? AUDIT_SYSTEM
}

/** What was done, as a sentence without its subject. An action that is younger than this screen shows its own name. */
export function auditSentence(entry: AuditRow): string {
  const detail = new Details(entry.detail)
  const tell = TELLERS[entry.aksi]
  if (tell) return tell(detail, entry)
  const label = AUDIT_ACTIONS[entry.aksi]
  return label === undefined ? entry.aksi : `${label}${after(' ', quoted(detail.text('name')))}`
}

/** What kind of thing it was done to. */
export function subjectOf({ subjek }: AuditRow): string {
  return AUDIT_SUBJECTS[subjek.tipe] ?? subjek.tipe
}

/** Text with what leads to it; nothing for nothing. */
const after = (lead: string, text: string) => (text === '' ? '' : lead + text)
const quoted = (text: string | null) => (text === null ? '' : `“${text}”`)
const numbered = (what: string, { subjek }: AuditRow) => `${what} nomor ${subjek.id ?? '–'}`

function payment(detail: Details, entry: AuditRow): string {
  const amount = detail.number('amount')
  const payer = detail.text('userName')
  return [
    'pembayaran',
    detail.text('packageName') ?? `nomor ${entry.subjek.id ?? '–'}`,
    amount !== null && `sebesar ${formatRupiah(amount)}`,
    payer !== null && `dari ${payer}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'yang diputuskan lebih dari 365 hari lalu' */
function decidedBefore(detail: Details): string | null {
  const days = detail.number('days')
  return days === null ? null : `yang diputuskan lebih dari ${days} hari lalu`
}

function pack(detail: Details, entry: AuditRow): string {
  const name = detail.text('name')
  return name === null ? numbered('paket', entry) : `paket “${name}”`
}

function person(detail: Details, entry: AuditRow): string {
  return detail.text('name') ?? numbered('pengguna', entry)
}

/** 'soal Listening halaman 7 di paket “Paket A”' */
function question(detail: Details): string {
  const section = SECTIONS[detail.text('section') ?? ''] ?? ''
  const page = detail.number('page') ?? detail.within('after').number('page')
  return ['soal', section, page !== null && `halaman ${page}`, inPackage(detail)]
    .filter(Boolean)
    .join(' ')
}

function passage(detail: Details): string {
  return ['bacaan', quoted(detail.text('name')), inPackage(detail)].filter(Boolean).join(' ')
}

function inPackage(detail: Details): string {
  const name = detail.text('packageName')
  const id = detail.number('packageId')
  if (name !== null) return `di paket “${name}”`
  return id === null ? '' : `di paket nomor ${id}`
}

function withQuestions(detail: Details): string {
  const count = detail.numbers('questionPages').length
  return count === 0 ? '' : ` beserta ${count} soalnya`
}

/** What an edited question got, its key with the letters that everybody sees. */
function edits(detail: Details): string {
  const changed = detail.texts('changed')
  const key = changed.includes('answerKey')
    ? `jawaban ${letter(detail.within('before'))} → ${letter(detail.within('after'))}`
    : ''
  const others = fieldList(changed.filter((field) => field !== 'answerKey'))
  return [key, others].filter((part) => part !== '').join('; ')
}

function letter(state: Details): string {
  const key = String(state.raw('answerKey'))
  const answer = ANSWERS.find((value) => value === key)
  return answer ? ANSWER_LETTERS[answer] : '–'
}

/** 'harga Rp 20.000 → Rp 25.000; status belum → siap' */
function changes(fields: Details): string {
  return fields
    .names()
    .map((field) => {
      const { from, to } = {
        from: shown(field, fields.within(field).raw('from')),
        to: shown(field, fields.within(field).raw('to')),
      }
      return `${fieldName(field)} ${from} → ${to}`
    })
    .join('; ')
}

function shown(field: string, value: unknown): string {
  if (typeof value === 'number') {
    if (field === 'price') return formatRupiah(value)
    return field.endsWith('Minutes') ? `${value} menit` : String(value)
  }
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (value === 'itp') return 'ITP'
  if (value === 'prediction') return 'Prediction'
  return typeof value === 'string' ? value : '–'
}
