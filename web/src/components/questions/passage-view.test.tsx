import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PassageView } from '@/components/questions/passage-view'

const PASSAGE = { nama: 'Rural mail', teks: 'First line of it\nSecond line of it' }

function onScreen({ narrow }: { narrow: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }))
}

beforeEach(() => {
  onScreen({ narrow: false })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

test('shows the picture, and the text where one asks for it', async () => {
  render(<PassageView passage={PASSAGE} src="/p.png" />)
  expect(screen.getByAltText('Bacaan: Rural mail')).toHaveAttribute('src', '/p.png')
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan teks' }))
  expect(screen.getByText(/First line of it/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan gambar' }))
  expect(screen.getByAltText('Bacaan: Rural mail')).toBeVisible()
})

test('shows the text first where the print would be too small', () => {
  onScreen({ narrow: true })
  render(<PassageView passage={PASSAGE} src="/p.png" />)
  expect(screen.getByText(/First line of it/)).toBeVisible()
})

test('without a text there is only the picture', () => {
  onScreen({ narrow: true })
  render(<PassageView passage={{ ...PASSAGE, teks: null }} src="/p.png" />)
  expect(screen.getByAltText('Bacaan: Rural mail')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tampilkan teks' })).toBeNull()
})

test('enlarges the picture, and gives the focus back', async () => {
  render(<PassageView passage={PASSAGE} src="/p.png" />)
  const enlarge = screen.getByRole('button', { name: 'Perbesar' })
  await userEvent.click(enlarge)
  expect(await screen.findByRole('dialog', { name: 'Bacaan: Rural mail' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(enlarge).toHaveFocus()
})
