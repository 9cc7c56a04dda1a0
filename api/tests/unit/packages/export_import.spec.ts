import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { tidyExplanation, type Explanation } from '#app/packages/domain/explanation'
import {
  nameParts,
  type ExportedFile,
  type ExportedQuestion,
} from '#app/packages/domain/exported_package'
import type { FoundQuestions } from '#app/packages/domain/imported_row'
import type { ImportContext, PresentPassage } from '#app/packages/domain/import_context'
import { judgeImport } from '#app/packages/domain/judge_import'
import { matchRecordings } from '#app/packages/domain/match_media'
import { placeQuestions } from '#app/packages/domain/place_questions'
import { readWrittenSentence } from '#app/packages/domain/written_sentence'
import { readQuestionsFile } from '#app/packages/exchange/read_questions_file'
import {
  LULUS_AUDIO,
  LULUS_PICTURES,
  lulusFiles,
} from '#app/packages/exchange/writers/lulus_package'
import { QTI_MEDIA, qtiFiles } from '#app/packages/exchange/writers/qti_package'
import { questionDocument } from '#app/packages/exchange/writers/question_document'
import { questionWorkbook } from '#app/packages/exchange/writers/question_workbook'
import { importedGroups } from '#app/packages/domain/imported_groups'
import {
  carriesAudio,
  DEFAULT_LISTENING_GROUPS,
  pagesOfSection,
  SECTIONS,
  type ListeningGroups,
  type Section,
} from '#contracts/exam'
import { storedGroups } from '#contracts/listening_groups'
import { setPassageText } from '#contracts/passages'
import { SKILL_CODES, SKILLS } from '#contracts/skills'
import { LIMITS } from '#tests/support/limits'
import { zipOf } from '#tests/support/question_files'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What people type: spaces, quotes, signs of other formats, other scripts, and what isn't visible. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
      fc.constantFrom(
        ' ',
        '\n',
        '  ',
        '_____',
        '……',
        'A. ',
        '1. ',
        '=',
        '~',
        '#',
        '{',
        '}',
        '|',
        '"',
        ';',
        '<u>',
        '</u>',
        '&amp;',
        '<b>x</b>',
        '=1+1',
        '_x000D_',
        'It’s',
        '\u00A0',
        '\u200B',
        '\uFEFF',
        'kunci',
        'é',
        '讀',
        'عربي',
        'contoh'
      )
    ),
    { minLength: 1, maxLength: 6 }
  )
  // The forms trim, and refuse what is empty.
  .map((parts) => parts.join('').toWellFormed().trim())
  .filter((text) => /[\p{L}\p{N}]/u.test(text.normalize('NFC')))

const sentence = fc
  .tuple(
    fc.array(typed, { minLength: 4, maxLength: 4 }),
    fc.array(typed, { minLength: 5, maxLength: 5 })
  )
  .map(([parts, between]) =>
    between
      .map((plain, at) => escaped(plain) + (at < 4 ? ` <u>${escaped(parts[at] ?? '')}</u> ` : ''))
      .join('')
  )
  .map((html) => readWrittenSentence(html)?.html)
  .filter((html) => html !== undefined)

const escaped = (text: string) => text.replaceAll(/[<>&\uE000\uE001]/g, ' ')

interface GeneratedPackage {
  questions: ExportedQuestion[]
  passages: (PresentPassage & { typed: string | null })[]
  groups: ListeningGroups
}

/** Runs of one to six pages from 31 to 50; a run of one is no group. */
const groupings: fc.Arbitrary<ListeningGroups> = fc
  .array(fc.integer({ min: 1, max: 6 }), { minLength: 20, maxLength: 20 })
  .map((sizes) => {
    const groups: { first: number; last: number }[] = []
    let page = 31
    for (const size of sizes) {
      const last = Math.min(page + size - 1, 50)
      if (last > page) groups.push({ first: page, last })
      page = last + 1
      if (page > 50) break
    }
    return groups
  })

const packages: fc.Arbitrary<GeneratedPackage> = fc
  .record({
    groups: fc.oneof(fc.constant(DEFAULT_LISTENING_GROUPS), groupings),
    pages: fc.uniqueArray(
      fc.constantFrom(...SECTIONS.flatMap((section) => pagesOfSection(section).slice(0, 44))),
      {
        minLength: 1,
        maxLength: 8,
      }
    ),
    passages: fc.array(fc.record({ name: typed, body: fc.option(typed), isTyped: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
    texts: fc.array(typed, { minLength: 40, maxLength: 40 }),
    sentences: fc.array(sentence, { minLength: 8, maxLength: 8 }),
    numbers: fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 8, maxLength: 8 }),
    keys: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 8, maxLength: 8 }),
    picks: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ groups, pages, passages: found, texts, sentences, numbers, keys, picks }) => {
    const passages = found.map(({ name, body, isTyped }, at) => ({
      id: at + 1,
      name: name.replaceAll(/\s+/g, ' ').slice(0, 160),
      body: isTyped && body !== null ? setPassageText(body) : body,
      typed: isTyped ? body : null,
      image: `${digestOf(`picture ${at}`).slice(0, 32)}.png`,
    }))
    const questions = pages.map((page, at): ExportedQuestion => {
      const section = SECTIONS.find((one) => pagesOfSection(one).includes(page)) ?? 'reading'
      const html = sentences[at] ?? ''
      const options = [0, 1, 2, 3].map((option) => texts[at * 5 + option + 1] ?? 'x')
      return {
        section,
        page,
        number: numbers[at] ?? 1,
        prompt:
          section === 'listening' ? null : section === 'written' ? html : (texts[at * 5] ?? 'x'),
        options: section === 'written' ? (readWrittenSentence(html)?.parts ?? []) : options,
        key: keys[at] ?? 1,
        audio: carriesAudio(page, groups) ? `${digestOf(`audio ${page}`).slice(0, 32)}.mp3` : null,
        passageId: section === 'reading' ? ((picks[at] ?? 0) % passages.length) + 1 : null,
        taught: taughtAs({ section, page, groups }, keys[at] ?? 1, texts.slice(at, at + 8)),
      }
    })
    return { questions, passages, groups }
  })

/** An explanation as the forms store one; every third question has none. */
function taughtAs(
  { section, page, groups }: { section: Section; page: number; groups: ListeningGroups },
  key: number,
  texts: string[]
): Explanation {
  const [text = 'x', note = 'y', turn = 'z', ...others] = texts
  const isTaught = page % 3 > 0
  const line = turn.replaceAll(/\s+/g, ' ').trim()
  const hasLines = section === 'reading' || section === 'listening'
  const skills = SKILL_CODES.filter((code) => SKILLS[code].section === section)
  const given: Explanation = {
    explanation: isTaught ? text : null,
    optionNotes: isTaught ? [note, null, others[0] ?? null, others[1] ?? null] : null,
    correction: isTaught && section === 'written' ? note.slice(0, 200) : null,
    transcript:
      isTaught && section === 'listening' && carriesAudio(page, groups)
        ? [
            { voice: 'woman', text: line, start: 0.5, end: 2.25 },
            { voice: 'Man 2', text: line, start: null, end: null },
          ]
        : null,
    proof:
      isTaught && hasLines
        ? [
            { from: 3, to: 3 },
            { from: 5, to: key + 5 },
          ]
        : null,
    skills: isTaught ? skills.slice(key - 1, key + 1) : null,
  }
  return tidyExplanation(given, key)
}

/** How each row of what was read is judged beside the package that it came from. */
function judged(found: FoundQuestions, { questions, passages, groups }: GeneratedPackage) {
  const files = found.files.map(({ name, data }) => ({
    name,
    kind: name.endsWith('.mp3') ? ('audio' as const) : ('picture' as const),
    digests: [createHash('sha256').update(data).digest('hex')],
  }))
  const stored = [
    ...questions.flatMap(({ audio }) => audio ?? []),
    ...passages.map(({ image }) => image),
  ]
  const context: ImportContext = {
    questions: questions.map((question, at) => ({
      ...question,
      id: at,
      passage: passages.find(({ id }) => id === question.passageId) ?? null,
    })),
    present: passages,
    passages: found.passages,
    files,
    groups,
    digests: new Map(stored.map((name) => [name, digestOf(name)])),
  }
  const rows = matchRecordings(placeQuestions(found.questions, null), files, groups)
  return judgeImport(rows, context)
}

/** The archive of a package's texts and media; a stored file's content is its name. */
function archived(
  texts: Map<string, string>,
  media: ExportedFile[],
  folder: (file: ExportedFile) => string
) {
  return zipOf({
    ...Object.fromEntries(texts),
    ...Object.fromEntries(media.map((file) => [folder(file) + file.name, file.stored])),
  })
}

const FORMATS: Readonly<Record<string, (pack: GeneratedPackage) => Uint8Array>> = {
  xlsx: (pack) => questionWorkbook(nameParts(pack.questions, pack.passages, pack.groups)),
  docx: (pack) =>
    questionDocument('Paket A', nameParts(pack.questions, pack.passages, pack.groups), true),
  qti: (pack) => {
    const named = nameParts(pack.questions, pack.passages, pack.groups)
    return archived(qtiFiles(named), named.files, () => QTI_MEDIA)
  },
  lulus: (pack) => {
    const named = nameParts(pack.questions, pack.passages, pack.groups)
    const manifest = {
      nama_paket: 'Paket A',
      level: 'itp' as const,
      harga: 25_000,
      durations: { listening: 30, written: 25, reading: 55 },
    }
    return archived(lulusFiles(manifest, named), named.files, ({ folder }) =>
      folder === 'audio' ? LULUS_AUDIO : LULUS_PICTURES
    )
  },
}

test.group('What is exported', () => {
  for (const [format, write] of Object.entries(FORMATS)) {
    test(`can be imported again as ${format}, and is the same throughout`, ({ assert }) => {
      fc.assert(
        fc.property(packages, (pack) => {
          const found = readQuestionsFile(write(pack))
          const judgements = judged(found, pack)
          assert.lengthOf(judgements, pack.questions.length)
          for (const { state, sentence: why } of judgements) assert.equal(state, 'sama', why ?? '')
          if (found.groups === undefined) return
          const { groups, notTaken } = importedGroups(found, [])
          assert.isEmpty(notTaken)
          const known = groups === null ? [] : storedGroups(groups)
          for (const { first, last } of known) assert.deepInclude(pack.groups, { first, last })
        }),
        { numRuns: 40 }
      )
    }).timeout(LIMITS.manyRuns)
  }
})
