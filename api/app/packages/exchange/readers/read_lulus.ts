import {
  emptyQuestion,
  UnreadableQuestions,
  type FoundQuestion,
  type FoundQuestions,
} from '#app/packages/domain/imported_row'
import { NO_PASSAGE } from '#app/packages/exchange/writers/lulus_package'
import type { SafeArchive } from '#app/packages/exchange/safe_archive'
import type { Section } from '#contracts/exam'
import { SKILL_CODES } from '#contracts/skills'

const UNREADABLE = 'Paket Lulus ini rusak: isi berkasnya tidak dapat dibaca.'

/** The folder in an archive that holds a content package: the archive itself, or its only folder. Null for others. */
export function lulusFolder(archive: SafeArchive): string | null {
  const manifest = archive.names.find((name) => /^(?:[^/]+\/)?manifest\.json$/.test(name))
  if (manifest === undefined) return null
  const folder = manifest.slice(0, -'manifest.json'.length)
  return archive.has(`${folder}structure.json`) ? folder : null
}

/**
 * The questions of a content package, with its recordings and pictures.
 * @param options whether recordings and pictures are read too
 * @throws UnreadableQuestions
 */
export function readLulus(
  archive: SafeArchive,
  folder: string,
  { hasFiles } = { hasFiles: true }
): FoundQuestions {
  const found: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  const json = (name: string) => record(parsed(archive.read(folder + name)))
  found.groups = text(json('manifest.json').listening_groups)
  found.hasAllGroups = true
  const listening = json('listening.json')
  for (const item of list(listening.dialogues)) take(found, 'listening', item, item)
  for (const group of list(listening.groups)) {
    for (const item of list(group.items)) {
      take(found, 'listening', item, item.page === group.page ? group : {})
    }
  }
  for (const item of list(json('structure.json').items)) {
    take(found, 'structure', item, {}, text(item.sentence))
  }
  for (const item of list(json('written.json').items)) {
    take(found, 'written', item, {}, text(item.html))
  }
  for (const passage of list(json('reading.json').passages)) takePassage(found, passage)
  if (hasFiles) takeFiles(found, archive, folder)
  return found
}

type Json = Record<string, unknown>

function parsed(content: Uint8Array | undefined): unknown {
  if (!content) return {}
  try {
    return JSON.parse(new TextDecoder().decode(content)) as unknown
  } catch {
    throw new UnreadableQuestions(UNREADABLE)
  }
}

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): string => (typeof value === 'number' ? String(value) : '')

function take(
  found: FoundQuestions,
  section: Section,
  item: Json,
  { audio, script }: Json,
  prompt = text(item.question)
): FoundQuestion {
  const question = {
    ...emptyQuestion(`${section}.json halaman ${number(item.page)}`),
    section,
    number: number(item.number),
    page: number(item.page),
    prompt,
    options: Array.isArray(item.options) ? item.options.map(text) : [],
    key: number(item.key),
    audio: text(audio),
    taught: taughtOf(item, script),
  }
  found.questions.push(question)
  return question
}

/** What a package has of an explanation, as far as it has the right form. */
function taughtOf(item: Json, script: unknown): FoundQuestion['taught'] {
  const taught: FoundQuestion['taught'] = {}
  if (text(item.explanation) !== '') taught.explanation = text(item.explanation)
  if (text(item.correction) !== '') taught.correction = text(item.correction)
  if (Array.isArray(item.optionNotes) && item.optionNotes.length === 4) {
    taught.optionNotes = item.optionNotes.map((note) => text(note) || null)
  }
  if (Array.isArray(item.skills)) {
    taught.skills = SKILL_CODES.filter((code) => (item.skills as unknown[]).includes(code))
  }
  const proof = list(item.proof).flatMap(({ from, to }) =>
    typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : []
  )
  if (proof.length > 0) taught.proof = proof
  const spoken = list(script).map((line) => ({
    voice: text(line.voice),
    text: text(line.text),
    start: typeof line.start === 'number' ? line.start : null,
    end: typeof line.end === 'number' ? line.end : null,
  }))
  if (spoken.length > 0) taught.transcript = spoken
  return taught
}

function takePassage(found: FoundQuestions, passage: Json): void {
  const key = text(passage.id)
  for (const item of list(passage.items)) {
    take(found, 'reading', item, {}).passage = key === NO_PASSAGE ? '' : key
  }
  if (key === '' || key === NO_PASSAGE) return
  const lines = Array.isArray(passage.lines) ? passage.lines.map(text) : []
  const paragraphs = Array.isArray(passage.paragraphs) ? passage.paragraphs.map(text) : []
  found.passages.push({
    key,
    title: text(passage.title) || key,
    text: withParagraphs(lines, paragraphs) || null,
    picture: text(passage.image) || null,
  })
}

/** The lines, with an empty one after each of the paragraphs that they are written in. */
function withParagraphs(lines: readonly string[], paragraphs: readonly string[]): string {
  const ends = new Set<string>()
  let before = ''
  for (const paragraph of paragraphs.slice(0, -1)) {
    before = squeezed(before + paragraph)
    ends.add(before)
  }
  let read = ''
  return lines
    .map((line) => {
      read = squeezed(read + line)
      return ends.has(read) ? `${line}\n` : line
    })
    .join('\n')
}

const squeezed = (words: string) => words.replaceAll(/\s+/g, '')

/** Each file that a question or passage names, once, by that name. */
function takeFiles(found: FoundQuestions, archive: SafeArchive, folder: string): void {
  const names = new Set([
    ...found.questions.map(({ audio }) => audio),
    ...found.passages.map(({ picture }) => picture ?? ''),
  ])
  for (const name of names) {
    const data = name === '' ? undefined : archive.read(folder + name)
    if (data) found.files.push({ name, data })
  }
}
