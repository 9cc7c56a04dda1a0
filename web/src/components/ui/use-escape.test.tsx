import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEscape } from '@/components/ui/use-escape'
import { usePressOutside } from '@/components/ui/use-press-outside'
import { eventually } from '@/testing/eventually'

/** Rendered by the real scheduler, because `act` would run every effect before the test continues. */
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test.each([
  ['Esc', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a press elsewhere', () => new MouseEvent('pointerdown', { bubbles: true })],
])('%s closes an overlay that has only just been rendered', async (_, closing) => {
  root.render(<Pointed />)
  const trigger = await screen.findByRole('button')
  // At the first moment at which it is visible.
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver((_records, observer) => {
      if (!screen.queryByRole('menu')) return
      observer.disconnect()
      document.body.dispatchEvent(closing())
      resolve()
    }).observe(document.body, { childList: true, subtree: true })
  })

  trigger.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  await drawn

  await eventually(() => expect(screen.queryByRole('menu')).toBeNull())
})

/** Opens by pointing, as the dropdown of the landing page does. */
function Pointed() {
  const [isOpen, setOpen] = useState(false)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEscape(isOpen, () => setOpen(false))
  usePressOutside({ current: root }, isOpen, () => setOpen(false))
  return (
    <div ref={setRoot}>
      <button type="button" onPointerEnter={() => setOpen(true)}>
        Buka
      </button>
      {isOpen && <div role="menu" />}
    </div>
  )
}
