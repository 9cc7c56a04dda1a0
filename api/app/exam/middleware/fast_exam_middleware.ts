import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { FindCaller } from '#app/exam/calls/who_calls'
import { callerFinder } from '#app/exam/http/caller'
import {
  checkRunning,
  pulse,
  reportAudio,
  saveAnswers,
  sendAudio,
  sendPassage,
  showAnswers,
  showOptionOrders,
  showPaper,
  showPlayed,
  showStorageKey,
  showTimer,
  start,
  type FastAnswer,
} from '#app/exam/controllers/fast_exam_controller'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The user answered by the fast path; undefined for all other calls. */
    fastPathUserId?: number
    /** Whether the fast path has declined this call. */
    isTriedFast?: boolean
  }
}

const ANSWERS: Readonly<Record<string, FastAnswer>> = {
  'exam.save_answers': saveAnswers,
  'exam.start': start,
  'exam.paper': showPaper,
  'exam.timer': showTimer,
  'exam.pulse': pulse,
  'exam.check_end_time': checkRunning,
  'exam.answers': showAnswers,
  'exam.audio': showPlayed,
  'exam.report_audio': reportAudio,
  'exam.option_orders': showOptionOrders,
  'exam.storage_key': showStorageKey,
  'exam.send_audio': sendAudio,
  'exam.send_passage': sendPassage,
}

/**
 * Answers the frequent calls of an exam, with a few statements in place of the framework's session and user. An
 * unusual call continues on the ordinary path. Runs before the session.
 */
export default class FastExamMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const answer = ANSWERS[ctx.route?.name ?? '']
    const find = answer && isPlain(ctx) && (await callerFinder(ctx))
    const userId = find ? await answer(ctx, claimedBy(ctx.request.qs(), find)) : null
    if (userId !== null) ctx.fastPathUserId = userId
    else {
      ctx.isTriedFast = Boolean(find)
      return next()
    }
  }
}

/** Whether a GET, which has no body, was signed as a call without one; other calls are checked with their body. */
function isPlain(ctx: HttpContext): boolean {
  return ctx.request.method() !== 'GET' || ctx.mayHaveBody('')
}

/** A query may name its learner by a phone number. */
function claimedBy(query: Record<string, unknown>, find: FindCaller): FindCaller {
  return 'nohp' in query ? find.claiming(query.nohp) : find
}
