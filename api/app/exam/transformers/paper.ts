import type { Paper } from '#app/exam/actions/read_paper'
import type { PaperEntry } from '#app/exam/domain/paper'
import { uploadPath } from '#app/platform/uploads/stored_files'

/** The exam on the wire of `GET /soal`; media as paths, `durasi` in minutes. */
export function paperResource({ packageId, packageName, session, minutes, entries }: Paper) {
  return {
    paketId: packageId,
    nama_paket: packageName,
    sesi: session,
    durasi: minutes,
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
