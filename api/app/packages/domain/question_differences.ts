import type { QuestionColumns } from '#app/packages/domain/import_changes'
import { SKILLS } from '#contracts/skills'
import type { VersionDifference, VersionField } from '#contracts/question_versions'

/** A question as it is compared. Snapshots have no explanations, so those are compared only where both sides have them. */
export type ComparedQuestion = Partial<QuestionColumns>

/** Each field's text; those that the question doesn't have at all are missing. */
type Shown = Partial<Record<VersionField, string | null>>

const LETTERS = 'ABCD'

/**
 * Every field in which two versions of a question differ, as texts that people can compare.
 * @param passageName a passage's name by its id
 */
export function questionDifferences(
  before: ComparedQuestion,
  after: ComparedQuestion,
  passageName: (id: number) => string
): VersionDifference[] {
  const [lama, baru] = [shown(before, passageName), shown(after, passageName)]
  // A file's name says nothing to anybody.
  const isOtherRecording =
    'audio' in before && 'audio' in after && (before.audio ?? null) !== (after.audio ?? null)
  return (Object.keys(baru) as VersionField[]).flatMap((bidang) => {
    const [old, now] = [lama[bidang], baru[bidang]]
    if (old === undefined || now === undefined) return []
    if (bidang === 'rekaman' && isOtherRecording && old !== null && now !== null) {
      return [{ bidang, lama: 'rekaman lama', baru: 'rekaman baru' }]
    }
    return old === now ? [] : [{ bidang, lama: old, baru: now }]
  })
}

function shown(question: ComparedQuestion, passageName: (id: number) => string): Shown {
  const texts: Shown = {}
  /** Sets a field that the question has, also when it is empty. */
  const set = <Name extends keyof QuestionColumns>(
    name: Name,
    field: VersionField,
    text: (value: NonNullable<QuestionColumns[Name]>) => string | null
  ) => {
    if (!(name in question)) return
    const value = question[name]
    texts[field] = value === null || value === undefined ? null : text(value)
  }
  set('page', 'halaman', String)
  set('number', 'no_soal', String)
  set('prompt', 'soal', (prompt) =>
    question.section === 'written' ? underlinedText(prompt) : prompt
  )
  set('option1', 'pilihan_1', String)
  set('option2', 'pilihan_2', String)
  set('option3', 'pilihan_3', String)
  set('option4', 'pilihan_4', String)
  set('answerKey', 'kunci', letterOf)
  set('audio', 'rekaman', () => 'ada')
  set('passageId', 'bacaan', passageName)
  set('explanation', 'pembahasan', String)
  for (const option of [1, 2, 3, 4] as const) {
    set('optionNotes', `catatan_${option}`, (notes) => notes[option - 1] ?? null)
  }
  set('correction', 'perbaikan', String)
  set('transcript', 'transkrip', (lines) =>
    lines.map(({ voice, text }) => `${voice}: ${text}`).join('\n')
  )
  set('proof', 'bukti', (lines) =>
    lines.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
  )
  set('skills', 'keterampilan', (skills) => skills.map((code) => SKILLS[code].label).join(', '))
  return texts
}

function letterOf(key: number): string {
  return LETTERS[key - 1] ?? String(key)
}

/** A sentence of Written Expression with its parts in brackets. */
function underlinedText(html: string): string {
  return html
    .replaceAll(/<u>/gi, '[')
    .replaceAll(/<\/u>/gi, ']')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
