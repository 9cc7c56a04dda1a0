import type { QuestionsDetails } from '@lulus/api/contracts/audit/questions'
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
import {
  after,
  numbered,
  quoted,
  type Named,
  type Phrases,
} from '@/features/admin-audit/model/sentences/words'
import { formatRupiah } from '@/lib/format/numbers'
import { AUDIT_ACTIONS, type AuditDetails } from '@lulus/api/contracts/audit'
import { ANSWERS, ANSWER_LETTERS, SECTIONS, SECTION_TITLES } from '@lulus/api/contracts/exam'

type Package = Details<{ packageId: number; packageName: string }>
type Edit = AuditDetails['question.edited']

export const QUESTIONS_PHRASES: Phrases<QuestionsDetails> = {
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

  'package.questions_deleted': (detail, entry) =>
    `menghapus ${numbers(detail.pages).length} soal sekaligus di ${pack(detail, entry)}${after(': halaman ', numbers(detail.pages).join(', '))}`,
  'package.questions_moved': (detail, entry) =>
    `memindahkan soal di ${pack(detail, entry)}${after(': halaman ', movedPages(detail))}${renumbered(detail)}`,

  'question.added': (detail) => `menambahkan ${question(detail, number(detail.page))}`,
  'question.edited': (detail) =>
    `mengubah ${question(detail, number(stateOf(detail.after).page))}${after(': ', edits(detail))}`,
  'question.deleted': (detail) => `menghapus ${question(detail, number(detail.page))}`,

  'passage.added': (detail) => `menambahkan ${passage(detail)}`,
  'passage.edited': (detail) =>
    `mengubah ${passage(detail)}${after(': ', fieldList(texts(detail.changed)))}`,
  'passage.deleted': (detail) => `menghapus ${passage(detail)}${withQuestions(detail)}`,
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

type Moved = Details<AuditDetails['package.questions_moved']>

/** '5 → 12, 12 → 5'. */
function movedPages({ moves }: Moved): string {
  if (!Array.isArray(moves)) return ''
  return moves
    .map((move: unknown) => fields<{ from: unknown; to: unknown }>(move))
    .map(({ from, to }) => `${number(from) ?? '?'} → ${number(to) ?? '?'}`)
    .join(', ')
}

function renumbered(detail: Moved): string {
  const count = number(detail.renumbered) ?? 0
  return count === 0 ? '' : `; ${count} soal dinomori ulang`
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
