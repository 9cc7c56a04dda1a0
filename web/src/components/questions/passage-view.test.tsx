import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePassageLook } from '@/components/questions/passage-look'
import LineLinks from '@/components/questions/line-links'
import type { WordRange } from '@/components/questions/passage-words'
import { PassageView } from '@/components/questions/passage-view'
import { setTheme } from '@/lib/theme/theme'

const PASSAGE = { nama: 'Rural mail', teks: 'First line of it\nSecond line of it' }

function onScreen({ narrow }: { narrow: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  usePassageLook.setState({ look: '' })
  setTheme('system')
  onScreen({ narrow: false })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

test('a passage shows its picture, and the text on request', async () => {
  render(<PassageView passage={PASSAGE} src="/p.png" />)
  expect(screen.getByAltText('Bacaan: Rural mail')).toHaveAttribute('src', '/p.png')
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan teks' }))
  expect(screen.getByText(/First line of it/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan gambar' }))
  expect(screen.getByAltText('Bacaan: Rural mail')).toBeVisible()
})

test('a passage shows the text first if the print would be too small', () => {
  onScreen({ narrow: true })
  render(<PassageView passage={PASSAGE} src="/p.png" />)
  expect(screen.getByText(/First line of it/)).toBeVisible()
})

test('a passage without a text shows only the picture', () => {
  onScreen({ narrow: true })
  render(<PassageView passage={{ ...PASSAGE, teks: null }} src="/p.png" />)
  expect(screen.getByAltText('Bacaan: Rural mail')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tampilkan teks' })).toBeNull()
})

test('a typed passage is always its text, which can be enlarged', async () => {
  usePassageLook.setState({ look: 'picture' })
  render(<PassageView passage={PASSAGE} src={null} />)
  expect(screen.getByText(/First line of it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tampilkan gambar' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Perbesar' }))
  const enlarged = await screen.findByRole('dialog', { name: 'Bacaan: Rural mail' })
  expect(enlarged).toHaveTextContent('Second line of it')
})

const LINES = Array.from({ length: 7 }, (_, at) => `Words of the line number ${at + 1}`).join('\n')
const text = { ...PASSAGE, teks: LINES }

test('a passage numbers every fifth line, and marks the line that a question refers to', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <>
      <LineLinks text="The word in line 3 means" passage={LINES} />
      <PassageView passage={text} src="/p.png" />
    </>
  )
  await userEvent.click(screen.getByRole('button', { name: 'line 3' }))
  expect(screen.getByRole('status')).toHaveTextContent('Baris 3: Words of the line number 3')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  expect(screen.getAllByText(/^\(line \d\)$/).map((one) => one.textContent)).toEqual([
    '(line 3) ',
    '(line 5) ',
  ])
})

function Highlighted() {
  const [ranges, change] = useState<readonly WordRange[]>([])
  return <PassageView passage={text} src="/p.png" highlights={{ ranges, change }} />
}

test('keys highlight words of a passage, and remove the highlight the second time', async () => {
  usePassageLook.setState({ look: 'text' })
  Element.prototype.scrollIntoView = vi.fn()
  render(<Highlighted />)
  const pen = screen.getByRole('button', { name: 'Stabilo' })
  await userEvent.click(pen)
  expect(screen.getByRole('application')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}')
  expect(document.querySelector('mark')).toHaveTextContent(/^of the$/)
  await userEvent.keyboard('{Enter}')
  expect(document.querySelector('mark')).toBeNull()
  await userEvent.keyboard('{End}{Enter}{Escape}')
  expect(document.querySelector('mark')).toHaveTextContent(/^2$/)
  expect(pen).toHaveFocus()
  expect(pen).toHaveAttribute('aria-pressed', 'false')
})

test('in the dark theme a passage shows its text first, and inverts a picture without text', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { unmount } = render(<PassageView passage={text} src="/p.png" />)
  expect(screen.queryByRole('img')).toBeNull()
  unmount()
  render(<PassageView passage={{ ...text, teks: null }} src="/p.png" />)
  expect(screen.getByRole('img')).toHaveClass('dark:invert-90')
})

test("enlarging a passage's picture restores the focus afterwards", async () => {
  render(<PassageView passage={PASSAGE} src="/p.png" />)
  const enlarge = screen.getByRole('button', { name: 'Perbesar' })
  await userEvent.click(enlarge)
  expect(await screen.findByRole('dialog', { name: 'Bacaan: Rural mail' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(enlarge).toHaveFocus()
})
