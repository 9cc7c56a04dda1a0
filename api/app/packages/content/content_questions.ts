import { numberOfPage } from '#contracts/exam'
import type { Section } from '#contracts/exam'
import type { ContentPackage, Teaching } from '#app/packages/content/content_format'
import { choiceItems } from '#app/packages/content/content_items'
import type { Explanation, TranscriptLine } from '#app/packages/domain/explanation'
import { readWrittenSentence } from '#app/packages/domain/written_sentence'

/** A question for the package; its media still have the names of the content files. */
export interface ContentQuestion extends Explanation {
  section: Section
  page: number
  number: number
  prompt: string | null
  option1: string
  option2: string
  option3: string
  option4: string
  answerKey: number
  recording: string | null
  /** Content id of its passage. */
  passage: string | null
}

/**
 * The 140 questions of a package that passed checkContent, in page order. Listening questions are spoken, so they have
 * no prompt.
 */
export function contentQuestions(content: ContentPackage): ContentQuestion[] {
  const recordingOf = new Map(
    [...content.listening.dialogues, ...content.listening.groups].map(({ page, audio }) => [
      page,
      audio,
    ])
  )
  const passageOf = new Map(
    content.reading.passages.flatMap(({ id, items }) =>
      items.map(({ page }) => [page, id] as const)
    )
  )

  const transcripts = transcriptsOf(content)

  const chosen = choiceItems(content).map(({ section, page, key, question, options, ...item }) => ({
    ...place(section, page, key, item.number),
    ...named(options),
    ...taught(item),
    correction: null,
    transcript: transcripts.get(page) ?? null,
    prompt: section === 'listening' ? null : question,
    recording: recordingOf.get(page) ?? null,
    passage: passageOf.get(page) ?? null,
  }))
  const written = content.written.items.map(({ page, key, html, correction, ...item }) => {
    const sentence = readWrittenSentence(html)
    if (!sentence) throw new Error(`the sentence on page ${page} was not checked`)
    return {
      ...place('written', page, key, item.number),
      ...named(sentence.parts),
      ...taught(item),
      correction: correction ?? null,
      transcript: null,
      prompt: sentence.html,
      recording: null,
      passage: null,
    }
  })
  return [...chosen, ...written].sort((a, b) => a.page - b.page)
}

/** What each recording says, by the first page of it. */
function transcriptsOf({ listening, lineTimes }: ContentPackage): Map<number, TranscriptLine[]> {
  return new Map(
    [...listening.dialogues, ...listening.groups].map(({ page, audio, script }) => [
      page,
      script.map(({ voice, text }, index) => {
        const { start = null, end = null } = lineTimes[audio]?.lines[index] ?? {}
        return { voice, text, start, end }
      }),
    ])
  )
}

function taught({ explanation, optionNotes, skills, proof }: Teaching) {
  return {
    explanation: explanation ?? null,
    optionNotes: optionNotes ?? null,
    skills: skills ?? null,
    proof: proof ?? null,
  }
}

function place(section: Section, page: number, key: number, number?: number) {
  return { section, page, number: number ?? numberOfPage(page) ?? page, answerKey: key }
}

function named([option1 = '', option2 = '', option3 = '', option4 = '']: readonly string[]) {
  return { option1, option2, option3, option4 }
}
