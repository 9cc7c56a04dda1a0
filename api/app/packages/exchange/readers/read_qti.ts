import {
  emptyQuestion,
  UnreadableQuestions,
  type FoundQuestion,
  type FoundQuestions,
} from '#app/packages/domain/imported_row'
import { htmlText } from '#app/packages/exchange/readers/html_text'
import { decodedName, readQtiXml } from '#app/packages/exchange/readers/qti_xml'
import { readItem, type QtiItem } from '#app/packages/exchange/readers/read_qti_item'
import { leavesFolder, type SafeArchive } from '#app/packages/exchange/safe_archive'
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
  readQtiXml(manifest, {
    open(name, attribute) {
      const href = attribute('href') ?? ''
      if (name !== 'resource' || !/imsqti_item/i.test(attribute('type') ?? '') || href === '')
        return
      if (leavesFolder(href)) {
        throw new UnreadableQuestions(
          'imsmanifest.xml menunjuk berkas di luar paket, jadi ditolak.'
        )
      }
      items.push(decodedName(href))
    },
  })
  return items
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

function takeItem(found: FoundQuestions, content: Uint8Array, place: string): void {
  const item = readItem(content)
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
function taughtIn({ feedback }: QtiItem) {
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
function placeIn({
  identifier,
  title,
}: QtiItem): Pick<FoundQuestion, 'section' | 'number' | 'page'> {
  const [, section, page] = /^lulus-([a-z]+)-(\d+)$/.exec(identifier) ?? []
  const [number = ''] = /\d{1,4}/.exec(title || identifier) ?? []
  return { section: section ?? title, page: page === undefined ? '' : String(Number(page)), number }
}
