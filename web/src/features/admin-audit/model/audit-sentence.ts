import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  AUDIT_SYSTEM,
  isAuditAction,
  isAuditSubject,
  type AuditAction,
  type AuditDetails,
} from '@lulus/api/contracts/audit'
import { ANSWERS, ANSWER_LETTERS, SECTIONS, SECTION_TITLES } from '@lulus/api/contracts/exam'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import {
  fields,
  number,
  numbers,
  text,
  texts,
  type Details,
} from '@/features/admin-audit/model/details'
import { fieldList, fieldName } from '@/features/admin-audit/model/field-names'
import { formatRupiah } from '@/lib/format/rupiah'

/** What an entry tells of, without who did it: 'mengonfirmasi pembayaran Paket A …'. */
type Teller<Action extends AuditAction> = (
  detail: Details<AuditDetails[Action]>,
  entry: AuditRow
) => string

type Package = Details<{ packageId: number; packageName: string }>
type Named = Details<{ name: string }>
type Edit = AuditDetails['question.edited']

const TELLERS: Readonly<{ [Action in AuditAction]: Teller<Action> }> = {
  'payment.confirmed': (detail, entry) => `mengonfirmasi ${payment(detail, entry)}`,
  'payment.rejected': (detail, entry) =>
    `menolak ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.proofs_removed': (detail) =>
    ['menghapus', number(detail.count), 'bukti pembayaran lama', decidedBefore(detail)]
      .filter((part) => part !== null)
      .join(' '),

  'package.created': (detail, entry) => `menambahkan ${pack(detail, entry)}`,
  'package.updated': (detail, entry) =>
    `mengubah ${pack(detail, entry)}${after(': ', changes(fields(detail.changes)))}`,
  'package.archived': (detail, entry) => `menghapus (mengarsipkan) ${pack(detail, entry)}`,
  'package.withdrawn': (detail, entry) =>
    `membuat ${pack(detail, entry)} kembali “belum” karena tidak lengkap lagi${after(': ', texts(detail.reasons).join('; '))}`,
  'package.imported': (detail, entry) => `mengimpor isi ${pack(detail, entry)}`,

  'question.added': (detail) => `menambahkan ${question(detail, number(detail.page))}`,
  'question.edited': (detail) =>
    `mengubah ${question(detail, number(stateOf(detail.after).page))}${after(': ', edits(detail))}`,
  'question.deleted': (detail) => `menghapus ${question(detail, number(detail.page))}`,

  'passage.added': (detail) => `menambahkan ${passage(detail)}`,
  'passage.edited': (detail) =>
    `mengubah ${passage(detail)}${after(': ', fieldList(texts(detail.changed)))}`,
  'passage.deleted': (detail) => `menghapus ${passage(detail)}${withQuestions(detail)}`,

  'user.reset_code_issued': (detail, entry) =>
    `${AUDIT_ACTIONS['user.reset_code_issued']} untuk ${person(detail, entry)}`,
  'user.unlocked': (detail, entry) => `${AUDIT_ACTIONS['user.unlocked']} ${person(detail, entry)}`,
  'user.password_reset': () => AUDIT_ACTIONS['user.password_reset'],
  'user.password_changed': () => AUDIT_ACTIONS['user.password_changed'],
  'user.profile_updated': (detail) =>
    `${AUDIT_ACTIONS['user.profile_updated']}${after(': ', fieldList(texts(detail.changed)))}`,
  'user.admin_created': (detail, entry) =>
    `${AUDIT_ACTIONS['user.admin_created']} ${person(detail, entry)}`,

  'lab.registered': (detail) => `${AUDIT_ACTIONS['lab.registered']}${lab(detail)}`,
  'lab.renamed': (detail) =>
    `${AUDIT_ACTIONS['lab.renamed']}${after(' ', quoted(text(detail.before)))}${after(' menjadi ', quoted(text(detail.name)))}`,
  'lab.key_rotated': (detail) => `${AUDIT_ACTIONS['lab.key_rotated']}${lab(detail)}`,
  'lab.revoked': (detail) => `${AUDIT_ACTIONS['lab.revoked']}${lab(detail)}`,

  'settings.updated': (detail) =>
    `${AUDIT_ACTIONS['settings.updated']}${after(': ', fieldList(texts(detail.changed)))}`,
}

/** Who acted: the server itself has no name. */
export function actorOf({ aktor }: AuditRow): string {
  return aktor?.nama ?? AUDIT_SYSTEM
}

/** What was done, as a sentence without its subject. An action that is younger than this screen shows its own name. */
export function auditSentence(entry: AuditRow): string {
  return isAuditAction(entry.aksi) ? tell(entry.aksi, entry) : entry.aksi
}

function tell<Action extends AuditAction>(action: Action, entry: AuditRow): string {
  return TELLERS[action](fields<AuditDetails[Action]>(entry.detail), entry)
}

/** What kind of thing it was done to. */
export function subjectOf({ subjek: { tipe } }: AuditRow): string {
  return isAuditSubject(tipe) ? AUDIT_SUBJECTS[tipe] : tipe
}

/** Text with what leads to it; nothing for nothing. */
const after = (lead: string, words: string) => (words === '' ? '' : lead + words)
const quoted = (words: string | null) => (words === null ? '' : `“${words}”`)
const numbered = (what: string, { subjek }: AuditRow) => `${what} nomor ${subjek.id ?? '–'}`

function payment(detail: Details<AuditDetails['payment.confirmed']>, entry: AuditRow): string {
  const amount = number(detail.amount)
  const payer = text(detail.userName)
  return [
    'pembayaran',
    text(detail.packageName) ?? `nomor ${entry.subjek.id ?? '–'}`,
    amount !== null && `sebesar ${formatRupiah(amount)}`,
    payer !== null && `dari ${payer}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'yang diputuskan lebih dari 365 hari lalu' */
function decidedBefore(detail: Details<{ days: number }>): string | null {
  const days = number(detail.days)
  return days === null ? null : `yang diputuskan lebih dari ${days} hari lalu`
}

function pack(detail: Named, entry: AuditRow): string {
  const name = text(detail.name)
  return name === null ? numbered('paket', entry) : `paket “${name}”`
}

function person(detail: Named, entry: AuditRow): string {
  return text(detail.name) ?? numbered('pengguna', entry)
}

/** 'soal Listening halaman 7 di paket “Paket A”' */
function question(detail: Package & { section?: unknown }, page: number | null): string {
  const section = SECTIONS.find((name) => name === detail.section)
  return [
    'soal',
    section && SECTION_TITLES[section],
    page !== null && `halaman ${page}`,
    inPackage(detail),
  ]
    .filter(Boolean)
    .join(' ')
}

function passage(detail: Named & Package): string {
  return ['bacaan', quoted(text(detail.name)), inPackage(detail)].filter(Boolean).join(' ')
}

function lab(detail: Named): string {
  return after(' ', quoted(text(detail.name)))
}

function inPackage(detail: Package): string {
  const name = text(detail.packageName)
  const id = number(detail.packageId)
  if (name !== null) return `di paket “${name}”`
  return id === null ? '' : `di paket nomor ${id}`
}

function withQuestions(detail: Details<AuditDetails['passage.deleted']>): string {
  const count = numbers(detail.questionPages).length
  return count === 0 ? '' : ` beserta ${count} soalnya`
}

/** What an edited question got, its key with the letters that everybody sees. */
function edits(detail: Details<Edit>): string {
  const changed = texts(detail.changed)
  const key = changed.includes('answerKey')
    ? `jawaban ${letter(stateOf(detail.before))} → ${letter(stateOf(detail.after))}`
    : ''
  const others = fieldList(changed.filter((field) => field !== 'answerKey'))
  return [key, others].filter((part) => part !== '').join('; ')
}

const stateOf = (value: unknown) => fields<Edit['after']>(value)

function letter(state: Details<Edit['after']>): string {
  const key = String(state.answerKey)
  const answer = ANSWERS.find((value) => value === key)
  return answer ? ANSWER_LETTERS[answer] : '–'
}

/** 'harga Rp 20.000 → Rp 25.000; status belum → siap' */
function changes(changed: object): string {
  return Object.entries(changed)
    .map(([field, change]) => {
      const { from, to } = fields<{ from: unknown; to: unknown }>(change)
      return `${fieldName(field)} ${shown(field, from)} → ${shown(field, to)}`
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
