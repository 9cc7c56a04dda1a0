import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { withDrawnPassage } from '#app/packages/actions/draw_passages'
import type { PassageContent } from '#app/packages/actions/edit_passage'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import {
  PASSAGE_MAX_LINES,
  PASSAGE_TEXT_MISSING,
  PASSAGE_TOO_LONG,
  setInLines,
} from '#contracts/passages'
import { PASSAGE_IMAGE_TYPES, PLAIN_IMAGE_WRONG_TYPE } from '#contracts/uploads'

/** The form field of a passage's picture. */
export const PASSAGE_FIELD = 'soal-reading'

interface SentPassage {
  /** Undefined when it wasn't sent. */
  text: string | null | undefined
  file: MultipartFile | null
  /** The passage's text is shown, not a picture. */
  isText: boolean
}

type NewContent = Exclude<PassageContent, { kind: 'kept' }>

/** Stores what a new passage shows: the picture that was sent, else one that is drawn of the text. */
export async function withNewContent<Result>(
  { text, file, isText }: SentPassage,
  work: (content: NewContent) => Promise<Result>
): Promise<Result> {
  if (file && !isText) return withPicture(file, text ?? null, work)
  if (text) return withText(text, work)
  if (isText) throw textFault(PASSAGE_TEXT_MISSING)
  throw new InvalidInput(PLAIN_IMAGE_WRONG_TYPE, [
    { field: PASSAGE_FIELD, msg: PLAIN_IMAGE_WRONG_TYPE },
  ])
}

/** The same of a stored passage: what wasn't sent stays. */
export async function withChangedContent<Result>(
  sent: SentPassage,
  present: { body: string | null; typed: string | null },
  work: (content: PassageContent) => Promise<Result>
): Promise<Result> {
  if (sent.file && !sent.isText) return withPicture(sent.file, sent.text ?? null, work)
  const wasTyped = present.typed !== null
  if (!sent.isText && !wasTyped) return work({ kind: 'kept', body: sent.text })
  if (wasTyped && (sent.text === undefined || sent.text === present.typed)) {
    return work({ kind: 'kept', body: undefined })
  }
  const text = sent.text === undefined ? present.body : sent.text
  if (!text) throw textFault(PASSAGE_TEXT_MISSING)
  return withText(text, work)
}

async function withPicture<Result>(
  file: MultipartFile,
  body: string | null,
  work: (content: NewContent) => Promise<Result>
): Promise<Result> {
  const rules = { types: PASSAGE_IMAGE_TYPES, wrongType: PLAIN_IMAGE_WRONG_TYPE }
  return withStoredFile('reading', await acceptImage(file, rules), (image) =>
    work({ kind: 'picture', image, body })
  )
}

async function withText<Result>(
  text: string,
  work: (content: NewContent) => Promise<Result>
): Promise<Result> {
  if (setInLines(text).flat().length > PASSAGE_MAX_LINES) throw textFault(PASSAGE_TOO_LONG)
  return withDrawnPassage(text, (drawn) => work({ kind: 'typed', ...drawn }))
}

const textFault = (msg: string) => new InvalidInput(msg, [{ field: 'teks', msg }])
