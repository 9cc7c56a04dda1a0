import {
  slugOf,
  titleOfQuestion,
  type NamedPackage,
  type NamedPassage,
  type NamedQuestion,
} from '#app/packages/domain/exported_package'
import {
  QTI_FEEDBACK,
  taughtPartsOf,
  taughtText,
  type TaughtPart,
} from '#app/packages/domain/taught_text'
import { sentenceParts, xmlText } from '#app/packages/exchange/writers/xml_text'
import { ANSWER_LETTERS, ANSWERS } from '#contracts/exam'
import { passageLines } from '#contracts/passages'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const CONTENT = 'http://www.imsglobal.org/xsd/imscp_v1p1'
/** The folder of recordings and pictures, beside the items. */
export const QTI_MEDIA = 'media/'

/** A QTI 2.1 package without its media: the manifest and one item a question, by their names. */
export function qtiFiles({ questions, passages }: NamedPackage): Map<string, string> {
  const byKey = new Map(passages.map((passage) => [passage.key, passage]))
  const files = new Map<string, string>()
  files.set('imsmanifest.xml', manifest(questions, byKey))
  for (const question of questions) {
    files.set(fileOf(question), item(question, byKey.get(question.passage)))
  }
  return files
}

const identifierOf = (question: NamedQuestion) => `lulus-${slugOf(question)}`
const fileOf = (question: NamedQuestion) => `${identifierOf(question)}.xml`

function manifest(
  questions: readonly NamedQuestion[],
  passages: ReadonlyMap<string, NamedPassage>
): string {
  const resources = questions.map((question) => {
    const picture = passages.get(question.passage)?.picture
    const media = [question.audio, picture ?? ''].filter((name) => name !== '')
    const files = [fileOf(question), ...media.map((name) => QTI_MEDIA + name)]
    return `<resource identifier="${identifierOf(question)}" type="imsqti_item_xmlv2p1" href="${fileOf(question)}">${files.map((file) => `<file href="${xmlText(file)}"/>`).join('')}</resource>`
  })
  return `${XML}<manifest xmlns="${CONTENT}" identifier="lulus"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${resources.join('')}</resources></manifest>`
}

function item(question: NamedQuestion, passage: NamedPassage | undefined): string {
  const key = letter(question.key)
  const choices = question.options.map(
    (option, at) =>
      `<simpleChoice identifier="${letter(at + 1)}" fixed="true">${lines(option)}</simpleChoice>`
  )
  const audio =
    question.audio === ''
      ? ''
      : `<p><object data="${xmlText(QTI_MEDIA + question.audio)}" type="${AUDIO_TYPES[question.audio.split('.').at(-1) ?? ''] ?? 'audio/mpeg'}">audio</object></p>`
  const feedback = taughtPartsOf(question.section)
    .map((part) => feedbackOf(part, taughtText(question.taught, part)))
    .join('')
  return `${XML}<assessmentItem xmlns="${QTI}" identifier="${identifierOf(question)}" title="${xmlText(titleOfQuestion(question))}" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${key}</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>${feedback === '' ? '' : FEEDBACK}<itemBody>${passage ? stimulus(passage) : ''}${audio}<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>${prompt(question)}</prompt>${choices.join('')}</choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>${feedback}</assessmentItem>`
}

/** What a learner reads after the exam stands in feedback that no response shows. */
const FEEDBACK =
  '<outcomeDeclaration identifier="FEEDBACK" cardinality="multiple" baseType="identifier"/>'

function feedbackOf(part: TaughtPart, text: string): string {
  return text === ''
    ? ''
    : `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${QTI_FEEDBACK + part}" showHide="show">${lines(text)}</modalFeedback>`
}

const letter = (number: number) => ANSWER_LETTERS[ANSWERS[number - 1] ?? '1']
const AUDIO_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

function stimulus({ key, title, text, picture }: NamedPassage): string {
  const paragraphs = passageLines(text).map((line) => `<p>${xmlText(line)}</p>`)
  const image =
    picture === ''
      ? ''
      : `<p><img src="${xmlText(QTI_MEDIA + picture)}" alt="${xmlText(title)}"/></p>`
  return `<div class="stimulus" id="${key}" label="${xmlText(title)}">${paragraphs.join('')}${image}</div>`
}

function prompt({ section, prompt: text }: NamedQuestion): string {
  if (section !== 'written') return lines(text ?? '')
  return sentenceParts(text ?? '')
    .map((part) =>
      part.isUnderlined
        ? `<span class="underline">${xmlText(part.text)}</span>`
        : xmlText(part.text)
    )
    .join('')
}

const lines = (text: string) => text.split('\n').map(xmlText).join('<br/>')
