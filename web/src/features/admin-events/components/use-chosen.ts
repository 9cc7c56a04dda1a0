import { useCallback, useState } from 'react'
import type { Board } from '@/features/admin-events/api/events'

/** Which learners of a board are chosen for an action. Those who have left the board aren't. */
export function useChosen({ peserta }: Board) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const here = new Set(peserta.map(({ id }) => id))
  const chosen = new Set([...ids].filter((id) => here.has(id)))
  const toggle = useCallback((id: number) => {
    setIds((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return {
    chosen,
    toggle,
    chooseAll: () => setIds(here),
    clear: () => setIds(new Set()),
  }
}
