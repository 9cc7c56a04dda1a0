import { LEARNER_LABEL } from '@/components/role-texts'
import { numbersOfRecording } from '@/lib/format/recordings'
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  AUDIT_SYSTEM,
  isAuditAction,
  type AuditAction,
  type AuditDetails,
  type AuditSubject,
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
import { formatMoment } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

/** Builds the sentence without the actor: 'mengonfirmasi pembayaran Paket A …'. */
type Phrase<Action extends AuditAction> = (
  detail: Details<AuditDetails[Action]>,
  entry: AuditRow
) => string

/** The lines that were left out: ', 2 dilewati'. */
function skipped(value: unknown): string {
  const count = number(value) ?? 0
  return count === 0 ? '' : `, ${count} dilewati`
}

type Package = Details<{ packageId: number; packageName: string }>
type Named = Details<{ name: string }>
type Edit = AuditDetails['question.edited']

const PHRASES: Readonly<{ [Action in AuditAction]: Phrase<Action> }> = {
  'payment.confirmed': (detail, entry) => `mengonfirmasi ${payment(detail, entry)}`,
  'payment.rejected': (detail, entry) =>
    `menolak ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.entered': (detail, entry) =>
    `mencatat ${payment(detail, entry)}${after(', catatan: ', quoted(text(detail.note)))}`,
  'payment.confirmation_undone': (detail, entry) =>
    `membatalkan konfirmasi ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.refunded': (detail, entry) =>
    `mengembalikan dana${after(' ', rupiah(detail.refunded))} dari ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.proofs_removed': (detail) =>
    ['menghapus', number(detail.count), 'bukti pembayaran lama', decidedBefore(detail)]
      .filter((part) => part !== null)
      .join(' '),

  'statement.uploaded': (detail) =>
    `mengunggah mutasi${after(' ', quoted(text(detail.name)))}: ${number(detail.lines) ?? 0} uang masuk`,
  'statement.confirmed': (detail) =>
    `mengonfirmasi ${number(detail.confirmed) ?? 0} pembayaran dengan mutasi${after(' ', quoted(text(detail.name)))}${skipped(detail.skipped)}`,

  'class_payment.created': (detail) => `membuat ${classPayment(detail)}`,
  'class_payment.amount_changed': (detail) =>
    `mengubah jumlah ${classPayment(detail)}${after(', sebelumnya ', rupiah(detail.before))}`,
  'class_payment.proof_added': (detail) => `mengunggah bukti ${classPayment(detail)}`,
  'class_payment.confirmed': (detail) =>
    `mengonfirmasi ${classPayment(detail)}: ${number(detail.granted) ?? 0} mendapat akses`,
  'class_payment.rejected': (detail) =>
    `menolak ${classPayment(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,

  'late_answers.accepted': (detail) =>
    `menerima ${lateAnswers(detail)}${rescored(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'late_answers.refused': (detail) =>
    `menolak ${lateAnswers(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,

  'package.created': (detail, entry) => `menambahkan ${pack(detail, entry)}`,
  'package.updated': (detail, entry) =>
    `mengubah ${pack(detail, entry)}${after(': ', changes(fields(detail.changes)))}`,
  'package.archived': (detail, entry) => `menghapus (mengarsipkan) ${pack(detail, entry)}`,
  'package.restored': (detail, entry) => `memulihkan ${pack(detail, entry)}`,
  'package.copied': (detail, entry) =>
    `menyalin ${pack({ name: detail.original }, entry)} menjadi konsep ${quoted(text(detail.name))}`,
  'package.withdrawn': (detail, entry) =>
    `membuat ${pack(detail, entry)} kembali “belum” karena tidak lengkap lagi${after(': ', texts(detail.reasons).join('; '))}`,
  'package.rescored': (detail, entry) =>
    `${AUDIT_ACTIONS['package.rescored']} ${rescoring(detail, entry)}`,
  'package.rescoring_undone': (detail, entry) =>
    `${AUDIT_ACTIONS['package.rescoring_undone']} ${rescoring(detail, entry)}`,
  'package.keys_opened': (detail, entry) =>
    `${AUDIT_ACTIONS['package.keys_opened']} ${pack(detail, entry)}${sectionOf(detail)}`,
  'package.imported': (detail, entry) => `mengimpor isi ${pack(detail, entry)}`,
  'package.questions_imported': (detail, entry) =>
    `mengimpor soal dari ${quoted(text(detail.fileName))} ke ${pack(detail, entry)}${importCounts(detail)}`,
  'package.import_undone': (detail, entry) =>
    `membatalkan impor soal dari ${quoted(text(detail.fileName))} di ${pack(detail, entry)}${importCounts(detail)}`,

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
  'user.admin_reset_code_issued': (detail, entry) =>
    `${AUDIT_ACTIONS['user.admin_reset_code_issued']}: ${person(detail, entry)}`,
  'user.unlocked': (detail, entry) => `${AUDIT_ACTIONS['user.unlocked']} ${person(detail, entry)}`,
  'user.suspended': (detail, entry) =>
    `${AUDIT_ACTIONS['user.suspended']} ${person(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'user.restored': (detail, entry) => `${AUDIT_ACTIONS['user.restored']} ${person(detail, entry)}`,
  'user.signed_out': (detail, entry) =>
    `${AUDIT_ACTIONS['user.signed_out']}: ${person(detail, entry)}`,
  'user.factor_enabled': () => AUDIT_ACTIONS['user.factor_enabled'],
  'user.factor_disabled': () => AUDIT_ACTIONS['user.factor_disabled'],
  'user.factor_removed': (detail, entry) =>
    `${AUDIT_ACTIONS['user.factor_removed']} ${person(detail, entry)}`,
  'user.recovery_codes_renewed': () => AUDIT_ACTIONS['user.recovery_codes_renewed'],
  'user.recovery_code_used': ({ left }) =>
    `${AUDIT_ACTIONS['user.recovery_code_used']}${typeof left === 'number' ? `; tersisa ${left}` : ''}`,
  'user.password_reset': () => AUDIT_ACTIONS['user.password_reset'],
  'user.password_changed': () => AUDIT_ACTIONS['user.password_changed'],
  'user.profile_updated': (detail) =>
    `${AUDIT_ACTIONS['user.profile_updated']}${after(': ', fieldList(texts(detail.changed)))}`,
  'user.admin_created': (detail, entry) =>
    `${AUDIT_ACTIONS['user.admin_created']} ${person(detail, entry)}`,
  'user.role_changed': (detail, entry) =>
    `${AUDIT_ACTIONS['user.role_changed']} ${person(detail, entry)}${after(' dari ', roleName(detail.before))}${after(' menjadi ', roleName(detail.after))}`,
  'user.session_ended': (detail, entry) =>
    `${AUDIT_ACTIONS['user.session_ended']} ${person(detail, entry)}${after(': ', text(detail.device) ?? '')}`,

  'event.created': (detail) =>
    `${AUDIT_ACTIONS['event.created']}${called(detail)}${planned(detail)}`,
  'event.changed': (detail) =>
    `${AUDIT_ACTIONS['event.changed']}${called(detail)}${planned(detail)}`,
  'event.scheduled': (detail) =>
    `${AUDIT_ACTIONS['event.scheduled']}${called(detail)}${sitters(detail)}`,
  'event.cancelled': (detail) =>
    `${AUDIT_ACTIONS['event.cancelled']}${called(detail)}${sitters(detail)}`,
  'event.started': (detail) =>
    `${AUDIT_ACTIONS['event.started']}${called(detail)}${sitters(detail)}`,
  'event.results_taken': (detail) =>
    `${AUDIT_ACTIONS['event.results_taken']}${called(detail)}${sitters(detail)}`,
  'event.attendance_taken': (detail) =>
    `${AUDIT_ACTIONS['event.attendance_taken']}${called(detail)}${sitters(detail)}`,
  'event.minutes_taken': (detail) =>
    `${AUDIT_ACTIONS['event.minutes_taken']}${called(detail)}${sitters(detail)}`,
  'event.certificates_taken': (detail) =>
    `${AUDIT_ACTIONS['event.certificates_taken']}${called(detail)}${sitters(detail)}`,
  'event.learner_removed': (detail) =>
    `mengeluarkan peserta${after(' ', text(detail.userName) ?? '')} dari ujian${called(detail)}`,
  'event.learner_added': (detail) =>
    `menambahkan peserta${after(' ', text(detail.userName) ?? '')} ke ujian${called(detail)}${because(detail)}`,
  'event.extra_time': (detail) =>
    `${extraTime(detail)} di ujian${called(detail)}${because(detail)}`,
  'event.recording_reopened': (detail) =>
    `${reopened(detail)} di ujian${called(detail)}${because(detail)}`,

  'event.closed': (detail) =>
    `${AUDIT_ACTIONS['event.closed']}${called(detail)}${after(', catatan: ', quoted(text(detail.remarks)))}`,
  'event.intervened': (detail) =>
    `${intervened(detail)} di ujian${called(detail)}${because(detail)}`,

  'school_link.created': (detail) =>
    `${AUDIT_ACTIONS['school_link.created']}${sharedResults(detail)}${until(detail)}`,
  'school_link.ended': (detail) => `${AUDIT_ACTIONS['school_link.ended']}${sharedResults(detail)}`,
  'school_link.opened': (detail) =>
    `${AUDIT_ACTIONS['school_link.opened']}${sharedResults(detail)}`,

  'invitation.made': (detail) => `${AUDIT_ACTIONS['invitation.made']}${invited(detail)}`,
  'invitation.withdrawn': (detail) => `${AUDIT_ACTIONS['invitation.withdrawn']}${invited(detail)}`,
  'invitation.accepted': (detail) => `${AUDIT_ACTIONS['invitation.accepted']}${invited(detail)}`,

  'attempt.taken_over': (detail) =>
    `melanjutkan simulasi${after(' ', text(detail.packageName) ?? '')} di perangkat lain${after(', lab ', quoted(text(detail.lab)))}${after(', kursi ', text(detail.seat) ?? '')}`,
  'attempt.intervened': (detail) =>
    `${intervened(detail)} di simulasi${after(' ', text(detail.packageName) ?? '')}${because(detail)}`,
  'attempt.rescued': (detail) =>
    [
      AUDIT_ACTIONS['attempt.rescued'],
      after('dari ', text(detail.userName) ?? ''),
      after('untuk ', text(detail.packageName) ?? ''),
    ]
      .filter((part) => part !== '')
      .join(' ') + rescued(detail),

  'lab.registered': (detail) => `${AUDIT_ACTIONS['lab.registered']}${called(detail)}`,
  'lab.renamed': (detail) =>
    `${AUDIT_ACTIONS['lab.renamed']}${after(' ', quoted(text(detail.before)))}${after(' menjadi ', quoted(text(detail.name)))}`,
  'lab.key_rotated': (detail) => `${AUDIT_ACTIONS['lab.key_rotated']}${called(detail)}`,
  'lab.revoked': (detail) => `${AUDIT_ACTIONS['lab.revoked']}${called(detail)}`,
  'lab.enrolment_code_issued': (detail) =>
    `${AUDIT_ACTIONS['lab.enrolment_code_issued']}${after(' untuk ', computers(number(detail.uses)))} di lab${called(detail)}`,
  'lab.seat_enrolled': (detail) =>
    `memberi kursi${after(' ', text(detail.seat) ?? '')} kunci sendiri di lab${called(detail)}`,
  'lab.seat_revoked': (detail) =>
    `mencabut kunci kursi${after(' ', text(detail.seat) ?? '')} di lab${called(detail)}`,
  'lab.seb_file_made': (detail) =>
    `${AUDIT_ACTIONS['lab.seb_file_made']} ${detail.hasPassword === false ? 'tanpa' : 'dengan'} kata sandi untuk lab${called(detail)}`,
  'lab.seb_revoked': (detail) => `${AUDIT_ACTIONS['lab.seb_revoked']} lab${called(detail)}`,
  'lab.seb_key_added': (detail) =>
    `${AUDIT_ACTIONS['lab.seb_key_added']}${after(' ', quoted(text(detail.version)))} di lab${called(detail)}`,
  'lab.seb_key_removed': (detail) =>
    `${AUDIT_ACTIONS['lab.seb_key_removed']}${after(' ', quoted(text(detail.version)))} di lab${called(detail)}`,

  'class.created': (detail) => `${AUDIT_ACTIONS['class.created']}${called(detail)}`,
  'class.renamed': (detail) =>
    `${AUDIT_ACTIONS['class.renamed']}${after(' ', quoted(text(detail.before)))}${after(' menjadi ', quoted(text(detail.name)))}`,
  'class.archived': (detail) => `${AUDIT_ACTIONS['class.archived']}${called(detail)}`,
  'class.restored': (detail) => `${AUDIT_ACTIONS['class.restored']}${called(detail)}`,
  'class.learners_added': (detail) =>
    `${AUDIT_ACTIONS['class.learners_added']}${called(detail)}: ${number(detail.added) ?? 0} akun baru, ${number(detail.joined) ?? 0} bergabung`,
  'class.cards_printed': (detail) =>
    `${AUDIT_ACTIONS['class.cards_printed']}${called(detail)}: ${number(detail.cards) ?? 0} kartu, ${Array.isArray(detail.userIds) ? detail.userIds.length : 0} dengan password baru`,
  'class.learner_removed': (detail) =>
    `mengeluarkan peserta${after(' ', text(detail.userName) ?? '')} dari kelas${called(detail)}`,

  'class.results_taken': (detail) =>
    `${AUDIT_ACTIONS['class.results_taken']}${called(detail)}${after(', paket ', quoted(text(detail.packageName)))},${sitters(detail)}`,
  'class.certificates_taken': (detail) =>
    `${AUDIT_ACTIONS['class.certificates_taken']}${called(detail)}${after(', paket ', quoted(text(detail.packageName)))},${sitters(detail)}`,
  'class.access_granted': (detail) =>
    `memberi akses${after(' ', text(detail.packageName) ?? '')} kepada ${number(detail.learners) ?? 0} peserta kelas${called(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,

  'access.granted': (detail) => `memberi ${access(detail)}`,
  'access.revoked': (detail) => `mencabut ${access(detail)}`,
  'access.extra_time': (detail) =>
    `${extraTime(detail)}${after(' di ', text(detail.packageName) ?? '')}${because(detail)}`,
  'attempt.recording_reopened': (detail) =>
    `${reopened(detail)}${after(' di ', text(detail.packageName) ?? '')}${because(detail)}`,

  'settings.updated': (detail) =>
    `${AUDIT_ACTIONS['settings.updated']}${after(': ', fieldList(texts(detail.changed)))}`,
}

/** The actor's name, or the fixed name for the server's own actions. */
export function actorOf({ aktor }: AuditRow): string {
  return aktor?.nama ?? AUDIT_SYSTEM
}

/** The action as a sentence without its actor. An action unknown to this version shows its own name. */
export function auditSentence(entry: AuditRow): string {
  return isAuditAction(entry.aksi) ? phraseOf(entry.aksi, entry) : entry.aksi
}

function phraseOf<Action extends AuditAction>(action: Action, entry: AuditRow): string {
  return PHRASES[action](fields<AuditDetails[Action]>(entry.detail), entry)
}

/** The name of the kind of subject. */
export function subjectOf({ subjek: { tipe } }: AuditRow): string {
  return isAuditSubject(tipe) ? AUDIT_SUBJECTS[tipe] : tipe
}

/** Puts the lead before a text; an empty text stays empty. */
const after = (lead: string, words: string) => (words === '' ? '' : lead + words)
const quoted = (words: string | null) => (words === null ? '' : `“${words}”`)
const roleName = (role: unknown) => (role === 'User' ? LEARNER_LABEL : (text(role) ?? ''))

/** ' Sari (sari@…) sebagai Guru'. */
function invited({ name, email, role }: Details<AuditDetails['invitation.made']>): string {
  return [
    after(' ', text(name) ?? ''),
    after(' (', text(email) ?? ''),
    text(email) ? ')' : '',
    after(' sebagai ', roleName(role)),
  ].join('')
}

const numbered = (what: string, { subjek }: AuditRow) => `${what} nomor ${subjek.id ?? '–'}`

function lateAnswers(detail: Details<AuditDetails['late_answers.refused']>): string {
  return [
    number(detail.answers),
    'jawaban terlambat',
    after('dari ', text(detail.userName) ?? ''),
    after('untuk ', text(detail.packageName) ?? ''),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ')
}

function rescored(detail: Details<AuditDetails['late_answers.accepted']>): string {
  const [before, score] = [number(detail.before), number(detail.after)]
  return before === null || score === null ? '' : `, skor ${before} menjadi ${score}`
}

/** The content of a rescue file: ': 3 jawaban, disimpan 22 Nov 2026, 10.05.09 WIB, dari login lain'. */
function rescued({
  answers,
  savedAt,
  isOtherLogin,
}: Details<AuditDetails['attempt.rescued']>): string {
  const [count, moment] = [number(answers), number(savedAt)]
  const parts = [
    count !== null && `${count} jawaban`,
    moment !== null && `disimpan ${formatMoment(moment)}`,
    isOtherLogin === true && 'dari login lain',
  ]
  return after(': ', parts.filter(Boolean).join(', '))
}

/** ' untuk 24 peserta' */
function sitters(detail: Details<{ learners: number }>): string {
  const learners = number(detail.learners)
  return learners === null ? '' : ` untuk ${learners} peserta`
}

/** ' untuk 24 peserta, mulai 21 Nov 2025, 11.03.05 WIB' */
function sharedResults(detail: Details<AuditDetails['school_link.opened']>): string {
  return `${after(' kelas ', quoted(text(detail.className)))}${after(': ', text(detail.shown) ?? '')}`
}

function until(detail: Details<AuditDetails['school_link.created']>): string {
  const end = Date.parse(text(detail.until) ?? '')
  return Number.isNaN(end) ? '' : `, sampai ${formatMoment(end)}`
}

function planned(detail: Details<AuditDetails['event.created']>): string {
  const start = Date.parse(text(detail.startsAt) ?? '')
  return `${sitters(detail)}${Number.isNaN(start) ? '' : `, mulai ${formatMoment(start)}`}`
}

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

/** 'pembayaran kelas “XII IPA 1” untuk Paket A, 24 peserta, sebesar Rp 480.000' */
function classPayment(detail: Details<AuditDetails['class_payment.created']>): string {
  const learners = number(detail.learners)
  return [
    `pembayaran kelas${after(' ', quoted(text(detail.className)))}${after(' untuk ', text(detail.packageName) ?? '')}`,
    learners !== null && `${learners} peserta`,
    after('sebesar ', rupiah(detail.amount)),
  ]
    .filter(Boolean)
    .join(', ')
}

function rupiah(amount: unknown): string {
  const value = number(amount)
  return value === null ? '' : formatRupiah(value)
}

/** 'akses Paket A untuk Ayu, alasan: “…”' */
function access(detail: Details<AuditDetails['access.granted']>): string {
  return [
    'akses',
    after(' ', text(detail.packageName) ?? ''),
    after(' untuk ', text(detail.userName) ?? ''),
    after(', alasan: ', quoted(text(detail.reason))),
  ].join('')
}

/** 'membuka lagi rekaman nomor 31–34 untuk Ayu (sudah diputar)' */
function reopened(detail: Details<AuditDetails['event.recording_reopened']>): string {
  const page = number(detail.page)
  return [
    AUDIT_ACTIONS['attempt.recording_reopened'],
    page !== null && `nomor ${numbersOfRecording(page)}`,
    text(detail.userName) !== null && `untuk ${text(detail.userName)}`,
    detail.wasPlayed === true && '(sudah diputar)',
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'mengubah waktu tambahan Ayu dari 0 % menjadi 25 % saat mengerjakan' */
function extraTime(detail: Details<AuditDetails['event.extra_time']>): string {
  const [before, now] = [number(detail.before), number(detail.after)]
  return [
    AUDIT_ACTIONS['access.extra_time'],
    text(detail.userName),
    before !== null && now !== null && `dari ${before} % menjadi ${now} %`,
    detail.isRunning === true && 'saat mengerjakan',
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'melakukan tindakan pada Ayu: Listening ditambah 5 menit.' */
function intervened(detail: Details<{ userName: string; note: string }>): string {
  return `melakukan tindakan pada ${text(detail.userName) ?? 'peserta'}${after(': ', text(detail.note)?.replace(/\.$/, '') ?? '')}`
}

function because(detail: Details<{ reason: string | null }>): string {
  return after(', alasan: ', quoted(text(detail.reason)))
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

function rescoring(detail: Details<AuditDetails['package.rescored']>, entry: AuditRow): string {
  const pages = numbers(detail.pages).join(', ')
  const changed = number(detail.changed) ?? 0
  return `${pack(detail, entry)}${after(', halaman ', pages)}: ${changed} nilai berubah${after(', alasan: ', quoted(text(detail.reason)))}`
}

function sectionOf(detail: Details<{ section: string }>): string {
  if (detail.section === 'analisis') return ', di Analisis Soal'
  const section = SECTIONS.find((name) => name === detail.section)
  return section ? `, bagian ${SECTION_TITLES[section]}` : ''
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

function called(detail: Named): string {
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

/** ': 2 baru, 1 diganti, 1 bacaan'. */
function importCounts(detail: Details<AuditDetails['package.questions_imported']>): string {
  const [added, replaced] = [numbers(detail.added).length, numbers(detail.replaced).length]
  return `: ${added} baru, ${replaced} diganti, ${texts(detail.passages).length} bacaan`
}

/** The new values of an edited question, with its key as a letter. */
function edits(detail: Details<Edit>): string {
  const changed = texts(detail.changed)
  const key = changed.includes('answerKey')
    ? `jawaban ${letter(stateOf(detail.before))} → ${letter(stateOf(detail.after))}`
    : ''
  const others = fieldList(changed.filter((field) => field !== 'answerKey'))
  return [key, others].filter((part) => part !== '').join('; ')
}

const stateOf = (value: unknown) => fields<Edit['after']>(value)

const computers = (uses: number | null) => (uses === null ? '' : `${uses} komputer`)

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

/** Whether this version knows the kind of subject. */
function isAuditSubject(name: string): name is AuditSubject {
  return Object.hasOwn(AUDIT_SUBJECTS, name)
}
