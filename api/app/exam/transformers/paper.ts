import type { Paper } from '#app/exam/actions/read_paper'
import type { PaperEntry } from '#app/exam/domain/paper'
import { uploadPath } from '#app/platform/uploads/stored_files'

/** The exam on the wire of `GET /soal`; media as paths. */
export function paperResource({ packageId, packageName, session, entries }: Paper) {
  return {
    paketId: packageId,
    nama_paket: packageName,
    sesi: session,
    soal: entries.map(withMediaPaths),
  }
}

function withMediaPaths(entry: PaperEntry): PaperEntry {
  if ('locked' in entry) return entry
  if ('items' in entry) return { ...entry, audio: uploadPath('audio', entry.audio) }

  const { audio, readingQuestion } = entry
  return {
    ...entry,
    ...(audio ? { audio: uploadPath('audio', audio) } : {}),
    ...(readingQuestion
      ? {
          readingQuestion: {
            ...readingQuestion,
            reading: uploadPath('reading', readingQuestion.reading),
          },
        }
      : {}),
  }
}
