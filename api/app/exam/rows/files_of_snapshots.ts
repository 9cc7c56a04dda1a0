import db from '@adonisjs/lucid/services/db'
import type { Snapshot } from '#app/exam/domain/types'
import type { FilesByFolder } from '#app/platform/uploads/referenced_files'

/** Adds the files of every snapshot with an attempt. Loads one at a time, because each is a whole package. */
export async function filesOfSnapshots(files: FilesByFolder): Promise<void> {
  const ids = (await db.from('exam_snapshots').select('id').orderBy('id')) as { id: number }[]
  for (const { id } of ids) {
    const row = (await db.from('exam_snapshots').where('id', id).select('content').first()) as {
      content: string
    }
    const { questions } = JSON.parse(row.content) as Snapshot
    for (const { audio, passage } of questions) {
      if (audio) files.audio.add(audio)
      if (passage) files.reading.add(passage.image)
    }
  }
}
