import type { NamedPackage, NamedQuestion } from '#app/packages/domain/exported_package'
import { NO_GROUPS } from '#app/packages/domain/imported_groups'
import type { Explanation } from '#app/packages/domain/explanation'
import { groupStartOf, pagesOfGroup, type ListeningGroups } from '#contracts/exam'
import { groupsText } from '#contracts/listening_groups'
import type { PackageLevel } from '#contracts/packages'
import { passageLines } from '#contracts/passages'

/** What a package's own file says about the package itself. */
export interface LulusManifest {
  nama_paket: string
  level: PackageLevel
  /** Rupiah. */
  harga: number
  /** Minutes of each session. */
  durations: { listening: number; written: number; reading: number }
}

/** The folders of a content package's media. */
export const LULUS_AUDIO = 'audio/'
export const LULUS_PICTURES = 'passages/'

/** The files of a content package (content format 1) without its media, by their names. */
export function lulusFiles(manifest: LulusManifest, pack: NamedPackage): Map<string, string> {
  const of = (section: NamedQuestion['section']) =>
    pack.questions.filter((question) => question.section === section)
  const slug = manifest.nama_paket
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return new Map(
    Object.entries({
      'manifest.json': {
        format: 1,
        slug: slug || 'paket',
        ...manifest,
        listening_groups: groupsText(pack.groups) || NO_GROUPS,
      },
      'listening.json': listening(of('listening'), pack.groups),
      'structure.json': {
        items: of('structure').map((one) => ({ ...choice(one), sentence: one.prompt ?? '' })),
      },
      'written.json': {
        items: of('written').map(({ page, number, prompt, key, taught }) => ({
          page,
          number,
          html: prompt ?? '',
          key,
          ...taughtFields(taught),
        })),
      },
      'reading.json': reading(of('reading'), pack.passages),
    }).map(([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`])
  )
}

const choice = ({ page, number, options, key, taught }: NamedQuestion) => ({
  page,
  number,
  options,
  key,
  ...taughtFields(taught),
})

/** Only what somebody has written. */
function taughtFields({ explanation, optionNotes, correction, proof, skills }: Explanation) {
  const fields = Object.entries({ explanation, optionNotes, correction, proof, skills })
  return Object.fromEntries(fields.filter(([, value]) => value !== null))
}

/** A line that nobody has measured has no times. */
function scriptOf(question: NamedQuestion | undefined) {
  return (question?.taught.transcript ?? []).map(({ voice, text, start, end }) =>
    start === null || end === null ? { voice, text } : { voice, text, start, end }
  )
}

const printed = ({ prompt }: NamedQuestion) => (prompt === null ? {} : { question: prompt })
const audioOf = ({ audio }: NamedQuestion) => (audio === '' ? '' : LULUS_AUDIO + audio)

function listening(questions: readonly NamedQuestion[], layout: ListeningGroups) {
  const groups = Map.groupBy(questions, ({ page }) => groupStartOf(page, layout))
  return {
    dialogues: (groups.get(null) ?? []).map((one) => ({
      ...choice(one),
      ...printed(one),
      audio: audioOf(one),
      script: scriptOf(one),
    })),
    groups: [...groups].flatMap(([start, items]) => {
      if (start === null) return []
      const [first] = items
      const numbers = pagesOfGroup(start, layout)
      return [
        {
          page: start,
          audio: first?.page === start ? audioOf(first) : '',
          title: `${numbers[0]}-${numbers.at(-1)}`,
          script: first?.page === start ? scriptOf(first) : [],
          items: items.map((one) => ({ ...choice(one), question: one.prompt ?? '' })),
        },
      ]
    }),
  }
}

function reading(questions: readonly NamedQuestion[], passages: NamedPackage['passages']) {
  const itemsOf = (key: string) =>
    questions
      .filter(({ passage }) => passage === key)
      .map((one) => ({ ...choice(one), question: one.prompt ?? '' }))
  const without = itemsOf('')
  const named = passages.map(({ key, title, text, picture }) => ({
    id: key,
    title,
    image: picture === '' ? '' : LULUS_PICTURES + picture,
    paragraphs: text === '' ? [] : text.split('\n\n').map((one) => one.replaceAll('\n', ' ')),
    lines: passageLines(text),
    items: itemsOf(key),
  }))
  // Questions of an unfinished package may have no passage yet.
  const loose = { id: NO_PASSAGE, title: NO_PASSAGE, image: '', paragraphs: [], lines: [] }
  return { passages: without.length === 0 ? named : [...named, { ...loose, items: without }] }
}

/** What stands for a missing passage. */
export const NO_PASSAGE = '-'
