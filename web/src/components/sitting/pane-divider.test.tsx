import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import PaneDivider from '@/components/sitting/pane-divider'
import { useSplit } from '@/components/sitting/split'

function showBeside(beside: number) {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  useSplit.setState({ beside })
}

test('keys move the divider within its limits, and the device remembers its position', async () => {
  showBeside(54)
  render(<PaneDivider />)
  const divider = screen.getByRole('separator', { name: 'Batas bacaan dan soal' })
  expect(divider).toHaveAttribute('aria-orientation', 'vertical')
  divider.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(divider).toHaveAttribute('aria-valuenow', '59')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(divider).toHaveAttribute('aria-valuenow', '70')
  expect(JSON.parse(localStorage.getItem('passage-share') ?? '')).toMatchObject({ beside: 70 })
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(divider).toHaveAttribute('aria-valuenow', '30')
})

test('a double click resets the divider, and its second press chooses nothing', async () => {
  showBeside(70)
  const chosen = vi.fn()
  render(
    <>
      <PaneDivider />
      <label>
        <input type="radio" onChange={chosen} />A
      </label>
    </>
  )
  const divider = screen.getByRole('separator')
  const option = screen.getByText('A')
  fireEvent.click(divider, { detail: 1 })
  expect(divider).toHaveAttribute('aria-valuenow', '30')
  // The divider has moved away from under the pointer.
  fireEvent.click(option, { detail: 2 })
  expect(chosen).not.toHaveBeenCalled()
  expect(divider).toHaveAttribute('aria-valuenow', '54')
  fireEvent.click(option, { detail: 1 })
  expect(chosen).toHaveBeenCalledOnce()
})

test('a stored divider position beyond the limits is clamped', () => {
  showBeside(80)
  render(<PaneDivider />)
  expect(screen.getByRole('separator')).toHaveAttribute('aria-valuenow', '70')
})
