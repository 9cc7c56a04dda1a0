import { decodedName, readQtiXml, type Attribute } from '#app/packages/exchange/readers/qti_xml'

/** An item as its file has it, with texts as HTML. */
export interface QtiItem {
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

/** Elements whose content is a text of ours. */
const TEXTS = new Set(['prompt', 'simpleChoice', 'rubricBlock', 'modalFeedback', 'value'])
/** Elements without content. */
const EMPTY = new Set(['img', 'br'])
const MEDIA = /\.(?:mp3|m4a|ogg|wav)$/i

/** @throws UnreadableQuestions */
export function readItem(content: Uint8Array): QtiItem {
  const item: QtiItem = {
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
  readQtiXml(content, {
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
      if (MEDIA.test(source) && !/^[a-z]+:/i.test(source)) item.audio = decodedName(source)
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
        item.stimulus.picture = decodedName(source)
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
