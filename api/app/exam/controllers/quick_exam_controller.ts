import type { HttpContext } from '@adonisjs/core/http'
import { copyOf } from '#app/exam/paper_copies'
import { sendCounted } from '#app/exam/actions/count_sending'
import { openAudioQuickly } from '#app/exam/actions/open_audio_quickly'
import {
  openPassageQuickly,
  readAnswersQuickly,
  readOrdersQuickly,
  readPaperQuickly,
  readPlayedQuickly,
  readSitting,
  readStorageKeyQuickly,
} from '#app/exam/actions/read_quickly'
import { reportAudioQuickly } from '#app/exam/actions/report_audio_quickly'
import { saveAnswersQuickly } from '#app/exam/actions/save_answers_quickly'
import { startQuickly } from '#app/exam/actions/start_quickly'
import type { FindCaller } from '#app/exam/caller'
import {
  answersSaved,
  audioReported,
  examState,
  optionOrdersResource,
  playedAudio,
  runningState,
  savedAnswers,
  storageKeyResource,
} from '#app/exam/transformers/attempt'
import {
  paperValidator,
  reportAudioValidator,
  saveAnswersValidator,
  startValidator,
} from '#app/exam/validators'
import { clock } from '#app/platform/clock'
import { readAhead, type SentBody } from '#app/platform/uploads/read_ahead'
import { planStoredFile, sendStoredFile } from '#app/platform/uploads/send_stored_file'

/**
 * Answers what a learner's device asks all the time, before the framework has looked into its session.
 * @returns the user who was answered; null for a call that is left to the ordinary way, with nothing done
 */
export type QuickAnswer = (ctx: HttpContext, find: FindCaller) => Promise<number | null>

export const saveAnswers: QuickAnswer = async (ctx, find) => {
  const body = await readAhead(ctx)
  if (!body || !ctx.mayHaveBody(body.text)) return null
  const now = clock.now()
  const [, save] = await saveAnswersValidator.tryValidate(body.content)
  const who = claimed(find, body)
  const saved = save && (await saveAnswersQuickly({ who, request: save, now }))
  if (!saved) return null
  ctx.response.send(answersSaved(saved))
  return saved.userId
}

export const start: QuickAnswer = async (ctx, find) => {
  const body = await readAhead(ctx)
  if (!body || !ctx.mayHaveBody(body.text)) return null
  const now = clock.now()
  const [, request] = await startValidator.tryValidate(body.content)
  const started =
    request &&
    (await startQuickly({
      who: claimed(find, body),
      request: { packageId: request.paketId },
      now,
    }))
  return answer(ctx, started, ({ attempt }) => examState(attempt, now))
}

export const showTimer: QuickAnswer = async (ctx, find) => {
  const now = clock.now()
  const sitting = await readSitting(find, now)
  return answer(ctx, sitting, ({ attempt }) => examState(attempt, now))
}

export const checkRunning: QuickAnswer = async (ctx, find) => {
  const now = clock.now()
  const sitting = await readSitting(find, now)
  return answer(ctx, sitting, ({ attempt }) => runningState(attempt, now))
}

export const showAnswers: QuickAnswer = async (ctx, find) =>
  answer(ctx, await readAnswersQuickly(find, clock.now()), ({ answers }) => savedAnswers(answers))

export const showPlayed: QuickAnswer = async (ctx, find) =>
  answer(ctx, await readPlayedQuickly(find, clock.now()), ({ played }) => playedAudio(played))

export const showOptionOrders: QuickAnswer = async (ctx, find) =>
  answer(ctx, await readOrdersQuickly(find, clock.now()), ({ orders }) =>
    optionOrdersResource(orders)
  )

export const showStorageKey: QuickAnswer = async (ctx, find) =>
  answer(ctx, await readStorageKeyQuickly(find, clock.now()), ({ key }) => storageKeyResource(key))

export const sendAudio: QuickAnswer = async (ctx, find) => {
  const file = String(ctx.params.file)
  const answer = await planStoredFile(ctx, 'audio', file)
  const opened = answer && (await openAudioQuickly(find, file, clock.now(), answer))
  if (!opened) return null
  await sendCounted(ctx, answer, opened.opening)
  return opened.userId
}

export const reportAudio: QuickAnswer = async (ctx, find) => {
  const body = await readAhead(ctx)
  if (!body || !ctx.mayHaveBody(body.text)) return null
  const [, report] = await reportAudioValidator.tryValidate(body.content)
  if (!report) return null
  const { audio: pages, positions = {} } = report
  const userId = await reportAudioQuickly(claimed(find, body), { pages, positions }, clock.now())
  if (userId !== null) ctx.response.send(audioReported())
  return userId
}

export const sendPassage: QuickAnswer = async (ctx, find) => {
  const file = String(ctx.params.file)
  const userId = await openPassageQuickly(find, file, clock.now())
  if (userId !== null) await sendStoredFile(ctx, 'reading', file)
  return userId
}

export const showPaper: QuickAnswer = async (ctx, find) => {
  const [, query] = await paperValidator.tryValidate(ctx.request.qs())
  const found = query && (await readPaperQuickly(find, query.paketId, clock.now()))
  if (!found) return null
  const { paper, userId } = found
  const copy = await copyOf(paper)
  await copy.send(ctx)
  return userId
}

function answer<Read extends { userId: number }>(
  { response }: HttpContext,
  read: Read | null,
  shape: (read: Read) => object
): number | null {
  if (!read) return null
  response.send(shape(read))
  return read.userId
}

/** A body may say by a phone number whose call it is. */
function claimed(find: FindCaller, { content }: SentBody): FindCaller {
  return 'nohp' in content ? find.claiming(content.nohp) : find
}
