import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import PaneDivider from '@/components/sitting/pane-divider'
import { useSplit } from '@/components/sitting/split'

test('is moved by keys within its limits, and the device remembers it', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  useSplit.setState({ beside: 54 })
  render(<PaneDivider />)
  const divider = screen.getByRole('separator', { name: 'Batas bacaan dan soal' })
  expect(divider).toHaveAttribute('aria-orientation', 'vertical')
  divider.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(divider).toHaveAttribute('aria-valuenow', '59')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(divider).toHaveAttribute('aria-valuenow', '80')
  expect(JSON.parse(localStorage.getItem('passage-share') ?? '')).toMatchObject({ beside: 80 })
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(divider).toHaveAttribute('aria-valuenow', '20')
})
