import { SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { useState } from 'react'
import { useChange } from '@/components/use-change'
import {
  deleteChosenMutation,
  moveChosenMutation,
} from '@/features/admin-questions/api/chosen-questions'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { numberOn } from '@/features/admin-questions/model/places'

const NONE: ReadonlySet<number> = new Set()

/**
 * The ticked questions of a section, and what is done with them.
 * @param onOffSale called when deleting them took the package off sale
 */
export function useChosenQuestions(
  section: Section,
  paketId: number,
  questions: readonly QuestionRow[],
  onOffSale: () => void
) {
  const [ticked, setTicked] = useState(NONE)
  /** What is being asked about. */
  const [asked, setAsked] = useState<'move' | 'delete' | null>(null)
  const chosen = questions.filter(({ id }) => ticked.has(id))
  const done = () => {
    setAsked(null)
    setTicked(NONE)
  }

  const remove = useChange(deleteChosenMutation(paketId), {
    onDone: done,
    onFailed: () => setAsked(null),
    afterwards: ({ status_paket: status }, { hentikan: wasReady }) => {
      if (wasReady && status === 'belum') onOffSale()
    },
  })
  const move = useChange(moveChosenMutation(paketId), { onDone: done, failed: null })
  const renumber = useChange(moveChosenMutation(paketId), {
    ask: (soal) => ({
      title: soal.length === 1 ? 'Nomori ulang soal ini?' : `Nomori ulang ${soal.length} soal?`,
      text: renumberText(section, questions, soal),
      confirmLabel: 'Nomori Ulang',
    }),
    onDone: done,
  })

  return {
    ticked,
    chosen,
    asked,
    ask: setAsked,
    clear: () => setTicked(NONE),
    toggle: (id: number) =>
      setTicked(
        (ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
      ),
    toggleAll: () =>
      setTicked(chosen.length === questions.length ? NONE : new Set(questions.map(({ id }) => id))),
    remove,
    move,
    renumber: (some: readonly QuestionRow[]) =>
      renumber.change(some.map(({ id, page }) => ({ id, page, ke: page }))),
  }
}

function renumberText(
  section: Section,
  questions: readonly QuestionRow[],
  chosen: readonly { id: number; page: number }[]
): string {
  const ids = new Set(chosen.map(({ id }) => id))
  const changes = questions
    .filter(({ id }) => ids.has(id))
    .flatMap(({ no_soal: number, page }) => {
      const right = numberOn(section, page)
      return right === null || right === number ? [] : [`${number} → ${right}`]
    })
  if (changes.length === 0) return 'Semua sudah memakai nomor yang sesuai halamannya.'
  return `Tiap soal ${SECTION_TITLES[section]} mendapat nomor yang dilihat peserta di halamannya: ${changes.join(', ')}.`
}
