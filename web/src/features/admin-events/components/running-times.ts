import { useEffect, useRef, type RefObject } from 'react'
import { formatMinutes } from '@/lib/format/duration'

/**
 * Lets the times of a list run: once a second it writes the text of every element below with `data-ends` or
 * `data-since`, in epoch milliseconds of the server's clock. No row is rendered again for it.
 * @param now the server's time when it was read last, an ISO text
 * @returns for the element that contains them
 */
export function useRunningTimes<Place extends HTMLElement>(now: string): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const ahead = useRef(0)

  useEffect(() => {
    ahead.current = Date.parse(now) - Date.now()
  }, [now])

  useEffect(() => {
    const timer = setInterval(() => run(place.current, Date.now() + ahead.current), 1000)
    return () => clearInterval(timer)
  }, [])

  // Rows that were just drawn don't wait for the next second.
  useEffect(() => run(place.current, Date.now() + ahead.current))

  return place
}

function run(place: HTMLElement | null, now: number): void {
  if (!place) return
  for (const element of place.querySelectorAll<HTMLElement>('[data-ends], [data-since]')) {
    const { ends, since } = element.dataset
    const seconds = ends === undefined ? (now - Number(since)) / 1000 : (Number(ends) - now) / 1000
    const text = formatMinutes(ends === undefined ? seconds : Math.ceil(seconds))
    if (element.textContent !== text) element.textContent = text
  }
}
