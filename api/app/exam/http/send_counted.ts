import type { HttpContext } from '@adonisjs/core/http'
import { giveBack } from '#app/exam/actions/count_sending'
import type { Opening } from '#app/exam/rows/audio_openings'
import type { FileAnswer } from '#app/platform/uploads/send_stored_file'
import { whenCutOff } from '#app/platform/uploads/when_cut_off'

/** Sends a recording, and credits the part that doesn't arrive. @param opening null where it isn't counted */
export async function sendCounted(
  { response }: HttpContext,
  answer: FileAnswer,
  opening: Opening | null
): Promise<void> {
  // The bytes that nginx sends aren't visible here.
  if (opening && answer.isOurs) {
    whenCutOff(response.response, (handed) => giveBack(opening, answer, handed))
  }
  await answer.send()
}
