import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { acceptAudio } from '#app/platform/uploads/accept_audio'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import type { Recording } from '#app/questions/question_draft'
import { carriesAudio } from '#contracts/exam'

/**
 * Runs `work` with the uploaded recording stored, and keeps it only if `work` succeeds. On a page that plays no
 * recording of its own the file isn't even looked at.
 * @throws FileTooLarge, UnsupportedFile, InvalidInput for a file that is no recording we take
 */
export async function withRecording<Result>(
  file: MultipartFile | null,
  page: number,
  work: (recording: Recording | null) => Promise<Result>
): Promise<Result> {
  if (!file || !carriesAudio(page)) return work(null)
  const audio = await acceptAudio(file)
  return withStoredFile('audio', audio, (name) => work({ name, durationMs: audio.durationMs }))
}
