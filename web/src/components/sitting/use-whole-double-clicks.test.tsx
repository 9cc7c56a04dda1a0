import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useWholeDoubleClicks } from '@/components/sitting/use-whole-double-clicks'

const chosen = vi.fn()

/** A question under a dialog that its button closes. */
function Screen() {
  const [isOpen, setOpen] = useState(true)
  useWholeDoubleClicks()
  return (
    <>
      {isOpen && <button onClick={() => setOpen(false)}>Mengerti</button>}
      <label>
        <input type="radio" onChange={() => chosen('B')} />
        <span>two</span>
      </label>
      <button onClick={() => chosen('next')}>Selanjutnya</button>
    </>
  )
}

test('the second press of a double click on a vanished element does nothing to the one beneath', () => {
  render(<Screen />)
  fireEvent.click(screen.getByRole('button', { name: 'Mengerti' }), { detail: 1 })
  fireEvent.click(screen.getByText('two'), { detail: 2 })
  expect(chosen).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('two'), { detail: 1 })
  expect(chosen).toHaveBeenCalledExactlyOnceWith('B')
})

test('double clicks on the same element and key presses are not suppressed', () => {
  render(<Screen />)
  const next = screen.getByRole('button', { name: 'Selanjutnya' })
  fireEvent.click(next, { detail: 1 })
  fireEvent.click(next, { detail: 2 })
  expect(chosen.mock.calls).toEqual([['next'], ['next']])
  // Enter and assistive tools trigger clicks without a pointer press.
  fireEvent.click(screen.getByRole('radio'), { detail: 0 })
  expect(chosen).toHaveBeenLastCalledWith('B')
  // On an option's letter, then on its text.
  chosen.mockClear()
  fireEvent.click(screen.getByRole('radio'), { detail: 1 })
  expect(fireEvent.click(screen.getByText('two'), { detail: 2 })).toBe(true)
})
