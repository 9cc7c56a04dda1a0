import type { HttpContext } from '@adonisjs/core/http'
import { authorizeAudio, authorizePassage } from '#app/exam/actions/authorize_question_media'
import { sendCounted } from '#app/exam/http/send_counted'
import { readPlayedAudio } from '#app/exam/actions/read_played_audio'
import { reportAudio } from '#app/exam/actions/report_audio'
import { callerOf } from '#app/exam/http/caller'
import { audioReported, playedAudio } from '#app/exam/transformers/attempt'
import { reportAudioValidator } from '#app/exam/validators'
import { ExplainedMedia } from '#app/exam/ports/explained_media'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'
import { noSuchFile, planStoredFile, sendStoredFile } from '#app/platform/uploads/send_stored_file'

/** The size of a missing file. */
const NOTHING = { bytes: 0, size: 0 }

/**
 * What the exam's rules say of a file; null where they refuse it and the learner may open it again with the
 * explanations of a finished attempt.
 * @throws the exam's refusal otherwise
 */
async function orExplained<Opening>(
  { auth, params, containerResolver }: HttpContext,
  folder: 'audio' | 'reading',
  authorize: () => Promise<Opening>
): Promise<Opening | null> {
  try {
    return await authorize()
  } catch (error) {
    if (!(error instanceof Forbidden || error instanceof Conflict)) throw error
    const explained = await containerResolver.make(ExplainedMedia)
    const file = String(params.file)
    if (!(await explained.mayOpen(signedIn(auth).id, folder, file, clock.now()))) throw error
    return null
  }
}

export default class QuestionMediaController {
  /** Users who edit questions may open all files. */
  async audio(ctx: HttpContext) {
    const file = String(ctx.params.file)
    const answer = await planStoredFile(ctx, 'audio', file)
    const mayAll = signedIn(ctx.auth).can('questions.edit')
    const now = clock.now()
    const opening = mayAll
      ? null
      : await orExplained(ctx, 'audio', () =>
          authorizeAudio(callerOf(ctx), file, now, answer ?? NOTHING)
        )
    if (!answer) throw noSuchFile()
    await sendCounted(ctx, answer, opening)
  }

  /** Users who edit questions may open all files. */
  async passage(ctx: HttpContext) {
    const file = String(ctx.params.file)
    if (!signedIn(ctx.auth).can('questions.edit')) {
      await orExplained(ctx, 'reading', () => authorizePassage(callerOf(ctx), file, clock.now()))
    }
    await sendStoredFile(ctx, 'reading', file)
  }

  async played({ auth }: HttpContext) {
    const user = signedIn(auth)
    return playedAudio(await readPlayedAudio(user.id, clock.now()))
  }

  async report(ctx: HttpContext) {
    const now = clock.now()
    const { audio, positions = {} } = await ctx.request.validateUsing(reportAudioValidator)
    await reportAudio(callerOf(ctx), audio, positions, now)
    return audioReported()
  }
}
