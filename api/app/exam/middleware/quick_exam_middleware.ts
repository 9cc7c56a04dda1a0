import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerFinder, type FindCaller } from '#app/exam/caller'
import {
  checkRunning,
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
  type QuickAnswer,
} from '#app/exam/controllers/quick_exam_controller'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who was answered by the quick way; undefined for all other calls. */
    quickUserId?: number
    /** Whether the quick way has declined this call. */
    isTriedQuickly?: boolean
  }
}

const QUICK: Readonly<Record<string, QuickAnswer>> = {
  'exam.save_answers': saveAnswers,
  'exam.start': start,
  'exam.paper': showPaper,
  'exam.timer': showTimer,
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
 * Answers the calls that come all the time during an exam, with a few statements in place of the framework's session and
 * user. Whatever is unusual about a call goes on to the ordinary way. Stands before the session.
 */
export default class QuickExamMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const answer = QUICK[ctx.route?.name ?? '']
    const find = answer && isPlain(ctx) && (await callerFinder(ctx))
    const userId = find ? await answer(ctx, claimedBy(ctx.request.qs(), find)) : null
    if (userId !== null) ctx.quickUserId = userId
    else {
      ctx.isTriedQuickly = Boolean(find)
      return next()
    }
  }
}

/** Whether nothing has to be compared with what a call without a body says: who signed that. */
function isPlain(ctx: HttpContext): boolean {
  return ctx.request.method() !== 'GET' || ctx.mayHaveBody('')
}

/** A query may say by a phone number whose call it is. */
function claimedBy(query: Record<string, unknown>, find: FindCaller): FindCaller {
  return 'nohp' in query ? find.claiming(query.nohp) : find
}
