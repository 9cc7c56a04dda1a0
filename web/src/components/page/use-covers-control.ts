import { useEffect, useState, type RefObject } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label'
/** Scroll events and page changes come in bursts, so it checks after the last one. */
const REST_MS = 150
/** Extra space in pixels, because fingers aren't exact. */
const MARGIN = 4

/** Whether a floating element covers a control. True until it is measured. */
export function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => setCovers(floating.current !== null && isOverControl(floating.current))
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    const changes = new MutationObserver(lookLater)

    look()
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', lookLater, { passive: true })
    window.addEventListener('resize', lookLater)
    // A loaded picture moves the content below it.
    document.addEventListener('load', lookLater, true)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      window.removeEventListener('scroll', lookLater)
      window.removeEventListener('resize', lookLater)
      document.removeEventListener('load', lookLater, true)
    }
  }, [floating])

  return covers
}

function isOverControl(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect()

  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    if (control === floating) return false
    const box = control.getBoundingClientRect()
    return (
      box.left < right + MARGIN &&
      box.right > left - MARGIN &&
      box.top < bottom + MARGIN &&
      box.bottom > top - MARGIN &&
      // Hidden elements have no size.
      box.width > 0
    )
  })
}
