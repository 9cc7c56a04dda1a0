import type { HttpContext } from '@adonisjs/core/http'
import { delivering } from '#app/exam/actions/notices'
import { copyOf } from '#app/exam/actions/paper_copies'
import { sendCounted } from '#app/exam/http/send_counted'
import { toPulse } from '#app/exam/http/pulse'
import {
  openPassage,
  readKey,
  readOrders,
  readPlayedPages,
  readRunning,
  readRunningPaper,
  readSavedAnswers,
  readTimer,
} from '#app/exam/calls/reads'
import { openTogether, reportTogether } from '#app/exam/calls/recordings'
import { saveTogether } from '#app/exam/calls/save'
import { startTogether } from '#app/exam/calls/start'
import { pulsedTogether } from '#app/exam/calls/pulse'
import type { FindCaller } from '#app/exam/calls/who_calls'
import type { Calling } from '#app/exam/calls/caller'
import {
  answersSaved,
  audioReported,
  examState,
  optionOrdersResource,
  playedAudio,
  pulsedState,
  runningState,
  savedAnswers,
  storageKeyResource,
  timerState,
} from '#app/exam/transformers/attempt'
import {
  paperValidator,
  pulseValidator,
  reportAudioValidator,
  saveAnswersValidator,
  startValidator,
} from '#app/exam/validators'
import { clock } from '#app/platform/time/clock'
import { readAhead } from '#app/platform/uploads/read_ahead'
import { planStoredFile, sendStoredFile } from '#app/platform/uploads/send_stored_file'

/**
 * Answers the frequent calls of a learner's device, before the framework has opened its session.
 * @returns the answered user; null for a call that is left to the ordinary path, with nothing done
 */
export type FastAnswer = (ctx: HttpContext, find: FindCaller) => Promise<number | null>

export const saveAnswers: FastAnswer = (ctx, find) =>
  answerBody(ctx, find, saveAnswersValidator, (who, request, now) =>
    answer(ctx, saveTogether({ who, request, now }), (saved) => answersSaved(saved, now))
  )

export const start: FastAnswer = (ctx, find) =>
  answerBody(
    ctx,
    find,
    startValidator,
    (who, { paketId: packageId, mode, lanjut: isContinuing }, now) =>
      answer(ctx, startTogether({ who, packageId, mode, isContinuing, now }), ({ attempt }) =>
        examState(attempt, now)
      )
  )

export const reportAudio: FastAnswer = (ctx, find) =>
  answerBody(
    ctx,
    find,
    reportAudioValidator,
    async (who, { audio: pages, positions = {} }, now) => {
      const userId = await reportTogether({ who, now }, { pages, positions })
      if (userId !== null) ctx.response.send(audioReported())
      return userId
    }
  )

export const showTimer: FastAnswer = (ctx, who) => {
  const now = clock.now()
  return answer(ctx, timed({ who, now }), ({ attempt, happenings }) =>
    timerState(attempt, happenings.notices, now)
  )
}

export const pulse: FastAnswer = (ctx, find) =>
  answerBody(ctx, find, pulseValidator, (who, body, now) => {
    const sent = toPulse(body, ctx.request.header('user-agent'))
    return answer(ctx, pulsedTogether({ who, now }, sent), (pulsed) => pulsedState(pulsed, now))
  })

export const checkRunning: FastAnswer = (ctx, who) => {
  const now = clock.now()
  return answer(ctx, runningAttempt({ who, now }), ({ attempt }) => runningState(attempt, now))
}

export const showAnswers: FastAnswer = (ctx, who) =>
  answer(ctx, readSavedAnswers(by(who)), ({ answers }) => savedAnswers(answers))

export const showPlayed: FastAnswer = (ctx, who) =>
  answer(ctx, readPlayedPages(by(who)), ({ played }) => playedAudio(played))

export const showOptionOrders: FastAnswer = (ctx, who) =>
  answer(ctx, readOrders(by(who)), ({ orders }) => optionOrdersResource(orders))

export const showStorageKey: FastAnswer = (ctx, who) =>
  answer(ctx, readKey(by(who)), ({ key }) => storageKeyResource(key))

export const sendAudio: FastAnswer = async (ctx, who) => {
  const file = String(ctx.params.file)
  const sending = await planStoredFile(ctx, 'audio', file)
  const found = sending && (await openTogether(by(who), file, sending))
  if (!found) return null
  await sendCounted(ctx, sending, found.opening)
  return found.userId
}

export const sendPassage: FastAnswer = async (ctx, who) => {
  const file = String(ctx.params.file)
  const userId = await openPassage(by(who), file)
  if (userId !== null) await sendStoredFile(ctx, 'reading', file)
  return userId
}

export const showPaper: FastAnswer = async (ctx, who) => {
  const [, query] = await paperValidator.tryValidate(ctx.request.qs())
  const found = query && (await readRunningPaper(by(who), query.paketId))
  if (!found) return null
  const { paper, userId } = found
  const copy = await copyOf(paper)
  await copy.send(ctx)
  return userId
}

function by(who: FindCaller): Calling {
  return { who, now: clock.now() }
}

async function timed(calling: Calling) {
  const found = await readTimer(calling)
  if (!found) return null
  await delivering(found.happenings.notices, calling.now)
  return { userId: found.caller.userId, ...found }
}

async function runningAttempt(calling: Calling) {
  const found = await readRunning(calling)
  return found && { userId: found.caller.userId, attempt: found.attempt }
}

/** Sends the result, and returns its user. */
async function answer<Found extends { userId: number }>(
  { response }: HttpContext,
  finding: Promise<Found | null>,
  shape: (found: Found) => object
): Promise<number | null> {
  const found = await finding
  if (!found) return null
  response.send(shape(found))
  return found.userId
}

/** Answers a call with a valid body. A body may name its learner by a phone number. */
async function answerBody<Body>(
  ctx: HttpContext,
  find: FindCaller,
  validator: {
    tryValidate: (content: unknown) => Promise<readonly [unknown, null] | readonly [null, Body]>
  },
  answerTo: (who: FindCaller, body: NonNullable<Body>, now: number) => Promise<number | null>
): Promise<number | null> {
  const sent = await readAhead(ctx)
  if (!sent || !ctx.mayHaveBody(sent.text)) return null
  const now = clock.now()
  const [, body] = await validator.tryValidate(sent.content)
  if (!body) return null
  const who = 'nohp' in sent.content ? find.claiming(sent.content.nohp) : find
  return answerTo(who, body, now)
}
