import type { PracticeBoard } from '#app/events/actions/read_practice_board'
import { PRACTICE_TROUBLES } from '#app/events/domain/practice_script'
import { boardResource } from '#app/events/transformers/board'

/** A practice: the board as of a real event, and the troubles that have happened so far. */
export function practiceResource(
  { board, troubles, startedAt, endsAt }: PracticeBoard,
  now: number
) {
  return {
    ...boardResource(board, now),
    latihan: {
      dimulai: startedAt === null ? null : new Date(startedAt).toISOString(),
      /** When it is deleted. */
      sampai: new Date(endsAt).toISOString(),
      /** Of all that will happen. */
      jumlah: PRACTICE_TROUBLES.length,
      masalah: troubles.map(({ trouble, arisenAt, solvedAt }) => ({
        id: trouble.id,
        judul: trouble.title,
        keterangan: trouble.text,
        petunjuk: trouble.hint,
        muncul: new Date(arisenAt).toISOString(),
        teratasi: solvedAt === null ? null : new Date(solvedAt).toISOString(),
      })),
    },
  }
}
