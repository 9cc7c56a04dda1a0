import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '@/lib/settings/settings'

/** Sets the tab's title to the screen and the academy. */
export function useDocumentTitle(title: string): void {
  const { namaAkademi } = useSettings()

  useEffect(() => {
    document.title = `${title} · ${namaAkademi}`
  }, [title, namaAkademi])
}

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default'

/**
 * Focuses the screen's heading after navigation, so that screen readers continue there. Put the ref on the h1, with
 * `tabIndex={-1}`.
 */
export function usePageFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const isFirst = key === FIRST_ENTRY

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    // Filters and paging change the key, but not the screen.
  }, [pathname, isFirst])

  return heading
}

/** Scrolls to the top when another question of a test opens. */
export function useTopOfScreen(scroller: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [scroller, index])
}
