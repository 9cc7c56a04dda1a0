import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

async function openViewer() {
  const user = userEvent.setup()
  const onOpenChange = vi.fn()
  render(
    <ImageViewer open onOpenChange={onOpenChange} src="/bukti.jpg" alt="Bukti pembayaran Ayu" />
  )
  fireEvent.load(screen.getByAltText('Bukti pembayaran Ayu'))
  return { user, onOpenChange, picture: screen.getByAltText('Bukti pembayaran Ayu') }
}

test('the image viewer zooms with buttons and keys, between 100 and 400 percent', async () => {
  const { user } = await openViewer()

  expect(screen.getByRole('button', { name: 'Perkecil' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Perbesar' }))
  expect(screen.getByText('150%')).toBeInTheDocument()
  await user.keyboard('++++++++')
  expect(screen.getByText('400%')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Perbesar' })).toHaveAttribute('aria-disabled', 'true')
})

test('the image viewer rotates by 90 degrees', async () => {
  const { user, picture } = await openViewer()

  await user.click(screen.getByRole('button', { name: 'Putar' }))
  expect(picture.style.transform).toContain('rotate(90deg)')
  await user.keyboard('r')
  expect(picture.style.transform).toContain('rotate(180deg)')
})

test('the image viewer shows when the picture fails to load', async () => {
  const { picture } = await openViewer()

  fireEvent.error(picture)

  expect(screen.getByText('Gambar tidak dapat dimuat.')).toBeInTheDocument()
})

test('Esc closes the image viewer', async () => {
  const { user, onOpenChange } = await openViewer()

  await user.keyboard('{Escape}')

  expect(onOpenChange).toHaveBeenCalledWith(false)
})
