import {
  emptyQuestion,
  UnreadableQuestions,
  type FoundQuestion,
  type FoundQuestions,
} from '#app/packages/domain/imported_row'
import { htmlText } from '#app/packages/exchange/readers/html_text'
import { XML_UNREADABLE } from '#app/packages/exchange/readers/read_moodle_xml'
import { leavesFolder, type SafeArchive } from '#app/packages/exchange/safe_archive'
import { readXml } from '#app/paper/workbook/read_xml'
import { QTI_FEEDBACK, TAUGHT_PARTS, taughtFrom } from '#app/packages/domain/taught_text'
import { unmarked } from '#app/packages/domain/underline_marks'

export const QTI_MANIFEST = 'imsmanifest.xml'

/** Whether a text is one item of QTI. */
export const isQtiItem = (text: string) =>
  /<(?:qti-)?assessment-?item[\s>]/i.test(text.slice(0, 4_000))

/**
 * The choice items of a QTI package, 2.1, 2.2 or 3.0, in the manifest's order, with their recordings.
 * @param options whether recordings and pictures are read too
 * @throws UnreadableQuestions
 */
export function readQtiPackage(
  archive: SafeArchive,
  { hasFiles } = { hasFiles: true }
): FoundQuestions {
  const found: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  const manifest = archive.read(QTI_MANIFEST)
  const taken = new Set<string>()
  for (const href of manifest ? itemsIn(manifest) : []) {
    const item = archive.read(href)
    if (!item) {
      found.notTaken.push({
        place: href,
        reason: 'Berkas ini disebut di imsmanifest.xml, tetapi tidak ada.',
      })
      continue
    }
    takeItem(found, item, href)
    const audio = found.questions.at(-1)?.audio ?? ''
    const path = besides(href, audio)
    if (!hasFiles || audio === '' || taken.has(path)) continue
    taken.add(path)
    const data = archive.read(path)
    if (data) found.files.push({ name: audio, data })
  }
  if (hasFiles) takePictures(found, archive)
  return found
}

/** The single item of a file of its own. */
export function readQtiItem(content: Uint8Array): FoundQuestions {
  const found: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  takeItem(found, content, 'berkas')
  return found
}

function itemsIn(manifest: Uint8Array): string[] {
  const items: string[] = []
  read(manifest, {
    open(name, attribute) {
      const href = attribute('href') ?? ''
      if (name !== 'resource' || !/imsqti_item/i.test(attribute('type') ?? '') || href === '')
        return
      if (leavesFolder(href)) {
        throw new UnreadableQuestions(
          'imsmanifest.xml menunjuk berkas di luar paket, jadi ditolak.'
        )
      }
      items.push(decoded(href))
    },
  })
  return items
}

function decoded(href: string): string {
  try {
    const path = decodeURIComponent(href)
    return leavesFolder(path) ? '' : path
  } catch {
    return href
  }
}

/** A file that an item names, from the item's own folder. */
function besides(item: string, name: string): string {
  const folder = item.includes('/') ? item.slice(0, item.lastIndexOf('/') + 1) : ''
  const parts: string[] = []
  for (const part of `${folder}${name}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function takePictures(found: FoundQuestions, archive: SafeArchive): void {
  for (const { picture } of found.passages) {
    const data = picture === null ? undefined : archive.read(picture)
    if (data && picture !== null && !found.files.some(({ name }) => name === picture)) {
      found.files.push({ name: picture, data })
    }
  }
}

/** QTI 3 writes 'qti-choice-interaction' for 'choiceInteraction'. */
function nameOf(name: string): string {
  return name
    .replace(/^qti-/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

type Attribute = (name: string) => string | undefined

interface Reader {
  open?: (name: string, attribute: Attribute) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

function read(content: Uint8Array, reader: Reader): void {
  try {
    readXml(content, {
      open: (name, attribute) => reader.open?.(nameOf(name), attribute),
      text: (text) => reader.text?.(text),
      close: (name) => reader.close?.(nameOf(name)),
    })
  } catch (error) {
    if (error instanceof UnreadableQuestions) throw error
    throw new UnreadableQuestions(XML_UNREADABLE)
  }
}

interface Item {
  title: string
  identifier: string
  keys: string[]
  prompt: string
  body: string
  options: { identifier: string; html: string }[]
  audio: string
  stimulus: { key: string; title: string; html: string; picture: string | null } | null
  rubric: string
  /** HTML by identifier. */
  feedback: Map<string, string>
  interactions: string[]
}

function takeItem(found: FoundQuestions, content: Uint8Array, place: string): void {
  const item = itemOf(content)
  const name = item.title || item.identifier
  const where = name === '' ? place : `${place} (${name})`
  if (item.interactions.join() !== 'choiceInteraction') {
    const kinds = item.interactions.join(', ') || 'tanpa interaksi'
    found.notTaken.push({
      place: where,
      reason: `Soal berjenis ${kinds}; ITP hanya punya satu pilihan ganda.`,
    })
    return
  }
  if (item.rubric.trim() !== '') {
    found.notTaken.push({ place: where, reason: 'Petunjuk penilaian (rubricBlock) tidak dibawa.' })
  }
  const texts = [htmlText(item.body).text, htmlText(item.prompt).text]
  const { taught, lost, others } = taughtIn(item)
  found.notTaken.push(...lost.map((reason) => ({ place: where, reason })))
  if (others) found.notTaken.push({ place: where, reason: 'Umpan balik tidak dibawa.' })
  const question: FoundQuestion = {
    ...emptyQuestion(where),
    ...placeIn(item),
    taught,
    prompt: texts.filter((text) => text !== '').join('\n'),
    options: item.options.map(({ html }) => htmlText(html).text),
    audio: item.audio,
  }
  const places = item.keys.map((key) =>
    item.options.findIndex(({ identifier }) => identifier === key)
  )
  question.key = places.flatMap((at) => (at < 0 ? [] : ['ABCDEFGH'.charAt(at)])).join(', ')
  if (item.stimulus) {
    const { key, title, html, picture } = item.stimulus
    question.passage = key
    if (!found.passages.some((passage) => passage.key === key)) {
      found.passages.push({ key, title, text: unmarked(htmlText(html).text) || null, picture })
    }
  }
  found.questions.push(question)
}

/** Feedback of our own items is their explanation; that of others depends on responses, which learners don't see. */
function taughtIn({ feedback }: Item) {
  const texts = TAUGHT_PARTS.map((part) => {
    const html = feedback.get(QTI_FEEDBACK + part) ?? ''
    return [part, unmarked(htmlText(html).text)] as const
  })
  const others = [...feedback].some(
    ([name, html]) => !name.startsWith(QTI_FEEDBACK) && htmlText(html).text !== ''
  )
  return { ...taughtFrom(Object.fromEntries(texts)), others }
}

/** Our own items say their place; in others the title or identifier may name the section and number. */
function placeIn({ identifier, title }: Item): Pick<FoundQuestion, 'section' | 'number' | 'page'> {
  const [, section, page] = /^lulus-([a-z]+)-(\d+)$/.exec(identifier) ?? []
  const [number = ''] = /\d{1,4}/.exec(title || identifier) ?? []
  return { section: section ?? title, page: page === undefined ? '' : String(Number(page)), number }
}

/** Elements whose content is a text of ours. */
const TEXTS = new Set(['prompt', 'simpleChoice', 'rubricBlock', 'modalFeedback', 'value'])
/** Elements without content. */
const EMPTY = new Set(['img', 'br'])
const MEDIA = /\.(?:mp3|m4a|ogg|wav)$/i

function itemOf(content: Uint8Array): Item {
  const item: Item = {
    title: '',
    identifier: '',
    keys: [],
    prompt: '',
    body: '',
    options: [],
    audio: '',
    stimulus: null,
    rubric: '',
    feedback: new Map(),
    interactions: [],
  }
  const path: string[] = []
  let stimulusDepth = 0
  let feedback = ''
  const inside = (name: string) => path.includes(name)
  const add = (html: string) => {
    if (stimulusDepth > 0 && item.stimulus) item.stimulus.html += html
    else if (inside('correctResponse')) return
    else if (inside('rubricBlock')) item.rubric += html
    else if (inside('modalFeedback')) {
      item.feedback.set(feedback, (item.feedback.get(feedback) ?? '') + html)
    } else if (inside('prompt')) item.prompt += html
    else if (inside('simpleChoice')) {
      const option = item.options.at(-1)
      if (option) option.html += html
    } else if (inside('itemBody')) item.body += html
  }
  read(content, {
    open(name, attribute) {
      path.push(name)
      if (name === 'assessmentItem') {
        item.title = attribute('title') ?? ''
        item.identifier = attribute('identifier') ?? ''
      }
      if (name === 'modalFeedback') feedback = attribute('identifier') ?? ''
      if (name.endsWith('Interaction')) item.interactions.push(name)
      if (name === 'simpleChoice') {
        item.options.push({ identifier: attribute('identifier') ?? '', html: '' })
      }
      const source = attribute('src') ?? attribute('data') ?? ''
      if (MEDIA.test(source) && !/^[a-z]+:/i.test(source)) item.audio = decoded(source)
      const isStimulus = /\b(?:stimulus|passage)\b/.test(attribute('class') ?? '')
      if (stimulusDepth === 0 && isStimulus) {
        stimulusDepth = path.length
        const title = attribute('label') ?? attribute('title') ?? ''
        item.stimulus = {
          key: attribute('id') ?? title,
          title: title || 'Bacaan',
          html: '',
          picture: null,
        }
      } else if (name === 'img' && stimulusDepth > 0 && item.stimulus) {
        item.stimulus.picture = decoded(source)
      } else if (!TEXTS.has(name)) add(`<${name}${styleOf(attribute)}>`)
    },
    text(text) {
      if (path.at(-1) === 'value' && inside('correctResponse')) item.keys.push(text.trim())
      add(escaped(text))
    },
    close(name) {
      if (!TEXTS.has(name) && !EMPTY.has(name) && path.length !== stimulusDepth) add(`</${name}>`)
      if (path.length === stimulusDepth) stimulusDepth = 0
      path.pop()
    },
  })
  item.keys = item.keys.filter((key) => key !== '')
  return item
}

function styleOf(attribute: Attribute): string {
  const isUnderlined =
    /\bunderline\b/i.test(attribute('class') ?? '') || /underline/i.test(attribute('style') ?? '')
  return isUnderlined ? ' class="underline"' : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
