import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Moves the focus on when the row that was acted on leaves a list: to the button of the row that is in its place now, or
 * to the region when none is left.
 * @param region around the list
 * @param list.ids of the rows that it has now
 * @param list.updatedAt when they were fetched, in epoch milliseconds
 */
export function useRowFocus(
  region: RefObject<HTMLElement | null>,
  { ids, updatedAt }: { ids: readonly number[]; updatedAt: number }
) {
  /** When rows left: they are hidden until the list was fetched again. */
  const [gone, setGone] = useState<ReadonlyMap<number, number>>(new Map())
  /** The place of the row that left last. */
  const place = useRef<number | null>(null)
  const isGone = (id: number) => (gone.get(id) ?? -1) >= updatedAt
  const left = ids.filter((id) => !isGone(id))

  useEffect(() => {
    if (place.current === null) return
    const id = left[Math.min(place.current, left.length - 1)]
    const button =
      id === undefined ? null : region.current?.querySelector<HTMLElement>(`[data-message="${id}"]`)
    place.current = null
    ;(button ?? region.current)?.focus()
  })

  return {
    isGone,
    /** A row has left. */
    leave: (id: number) => {
      const at = left.indexOf(id)
      if (at < 0) return
      // Who went elsewhere meanwhile stays there.
      const focused = document.activeElement
      const isHere = focused === document.body || region.current?.contains(focused) === true
      place.current = isHere ? at : null
      setGone((before) => new Map([...before, [id, Date.now()]]))
    },
  }
}
