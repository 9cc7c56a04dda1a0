import type { Explanation } from '#app/packages/domain/explanation'
import type { ImportedRow, RowField } from '#app/packages/domain/imported_row'
import { markParts } from '#app/packages/domain/mark_parts'
import { partsOf } from '#app/packages/domain/place_questions'
import { plainText, withGap } from '#app/packages/domain/question_text'
import { soundExplanation } from '#app/packages/domain/sound_explanation'
import { markedHtml } from '#app/packages/domain/underline_marks'
import { readWrittenSentence, sanitiseSentence } from '#app/packages/domain/written_sentence'
import type { Section } from '#contracts/exam'

/** What a person changes of a row; what isn't named stays. */
export interface RowChange {
  bagian?: Section | null
  no_soal?: number | null
  page?: number | null
  soal?: string | null
  pilihan?: readonly string[]
  jawaban?: number | null
  audio?: string | null
  bacaan?: string | null
  buang?: boolean
  /** Of the explanation; null empties a part, undefined leaves it. */
  taught?: Partial<Explanation>
}

/** The row with a person's changes. What the file said about a changed field no longer counts. */
export function mendRow(row: ImportedRow, change: RowChange): ImportedRow {
  const section = change.bagian === undefined ? row.section : change.bagian
  const isMended = (field: RowField) => change[field] !== undefined
  return {
    ...row,
    section,
    number: pick(change.no_soal, row.number),
    page: pick(change.page, row.page),
    key: pick(change.jawaban, row.key),
    audio: pick(change.audio, row.audio),
    passage: pick(change.bacaan, row.passage),
    isDropped: pick(change.buang, row.isDropped),
    taught: taughtOf(row, change, section),
    ...textsOf(row, change, section),
    faults: row.faults.filter(({ field }) => !isMended(field)),
  }
}

/**
 * A key that changes takes its note with it, and another section what only the old one can have. What is sent with the
 * change is kept, to be judged.
 */
function taughtOf(
  row: ImportedRow,
  change: RowChange,
  section: Section | null
): Partial<Explanation> {
  const key = pick(change.jawaban, row.key)
  const kept = soundExplanation({ ...row, section, key }).taught
  const sent = Object.entries(change.taught ?? {}).filter(([, value]) => value !== undefined)
  const taught = { ...kept, ...Object.fromEntries(sent) } as Partial<Explanation>
  if (!taught.optionNotes || key === null) return taught
  return {
    ...taught,
    optionNotes: taught.optionNotes.map((note, at) => (at + 1 === key ? null : note)),
  }
}

function pick<Value>(changed: Value | undefined, present: Value): Value {
  return changed === undefined ? present : changed
}

function textsOf(row: ImportedRow, change: RowChange, section: Section | null) {
  const prompt = pick(change.soal, row.prompt)
  const options = (change.pilihan ?? row.options).map(plainText)
  if (section !== 'written') {
    // A sentence that moves to another section loses its underlines, and nothing else.
    const text =
      row.section === 'written' && change.soal === undefined ? withoutTags(prompt) : prompt
    const plain = plainText(text ?? '')
    return { prompt: (section === 'structure' ? withGap(plain) : plain) || null, options }
  }
  const html =
    row.section === 'written' || change.soal !== undefined ? (prompt ?? '') : escaped(prompt)
  const safe = sanitiseSentence(html)
  const marked =
    change.pilihan && !readWrittenSentence(safe)
      ? markParts(sanitiseSentence(withoutUnderlines(safe)), options)
      : null
  const sentence = readWrittenSentence(marked ?? safe)
  return sentence
    ? { prompt: sentence.html, options: [...sentence.parts] }
    : { prompt: safe || null, options: partsOf(safe) }
}

const withoutUnderlines = (html: string) => html.replaceAll(/<\/?u>/g, '')

function withoutTags(html: string | null): string | null {
  return (
    html &&
    withoutUnderlines(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  )
}

/** Plain text as HTML; `markedHtml` does it only for marked texts. */
function escaped(text: string | null): string {
  return text === null
    ? ''
    : (markedHtml(text) ??
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
}
