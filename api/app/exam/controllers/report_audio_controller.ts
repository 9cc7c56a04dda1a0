import type { HttpContext } from '@adonisjs/core/http'
import { reportAudio } from '#app/exam/actions/report_audio'
import { callerOf } from '#app/exam/caller'
import { reportAudioValidator } from '#app/exam/validators'
import { clock } from '#app/platform/clock'

export default class ReportAudioController {
  async handle(ctx: HttpContext) {
    const now = clock.now()
    const { audio, positions = {} } = await ctx.request.validateUsing(reportAudioValidator)
    await reportAudio(callerOf(ctx), audio, positions, now)
    return { message: 'Status audio tersimpan.' }
  }
}
