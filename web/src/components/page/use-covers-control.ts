import { useEffect, useState, type RefObject } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label'
/** Scrolling and changes of the page come in bursts: what counts is how it stands after them. */
const REST_MS = 150
/** Fingers aren't exact. */
const MARGIN = 4

/** Whether something that floats over the page lies over what is to be pressed there. True until that is known. */
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
    // A picture that has come moves what is below it.
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
      // What isn't drawn has no size.
      box.width > 0
    )
  })
}
