import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { AudioPanel } from '@/features/exam/components/audio-panel'

function show(changes: Partial<ComponentProps<typeof AudioPanel>>) {
  const calls = { onPlay: vi.fn(), onRetry: vi.fn(), onVolume: vi.fn() }
  render(
    <AudioPanel
      page={1}
      status="ready"
      failure={null}
      heard={0}
      duration={75}
      volume={1}
      {...calls}
      {...changes}
    />
  )
  return calls
}

test('the audio panel has no buttons before the recording is loaded', () => {
  show({ status: 'loading' })
  expect(screen.getByRole('status')).toHaveTextContent('Loading audio...')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the audio panel plays on request, and explains that the recording plays only once', async () => {
  const { onPlay } = show({ status: 'ready' })
  expect(screen.getByText(/^Rekaman hanya bisa diputar sekali/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Putar' }))
  expect(onPlay).toHaveBeenCalledOnce()
})

test('the audio panel shows the progress without a way to seek', () => {
  show({ status: 'playing', heard: 15.4 })
  const bar = screen.getByRole('progressbar', { name: 'Bagian yang sudah diputar' })
  expect(bar).toHaveAttribute('aria-valuetext', '15 detik dari 1 menit 15 detik')
  expect(screen.getAllByRole('slider')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Memutar…' })).toHaveAttribute('aria-disabled', 'true')
})

test('a recording can be resumed after an interruption', () => {
  show({ status: 'paused', heard: 15 })
  expect(screen.getByRole('button', { name: 'Lanjutkan' })).not.toHaveAttribute('aria-disabled')
})

test('a played recording cannot be played again', () => {
  show({ status: 'played' })
  expect(screen.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the audio panel offers a retry after a failure', async () => {
  const { onRetry } = show({ status: 'failed' })
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test.each([
  [null, /^Rekaman gagal dimuat\. Waktu/],
  ['unreadable', /^Jaringan menghalangi: yang datang bukan rekaman/],
  ['rekaman_habis', /Panggil pengawas atau hubungi admin untuk membukanya lagi/],
])('the audio panel explains the failure: %s', (failure, sentence) => {
  show({ status: 'failed', failure })
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('the audio panel changes the volume', () => {
  const { onVolume } = show({ status: 'ready' })
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '40' } })
  expect(onVolume).toHaveBeenCalledWith(0.4)
})

test("the audio panel keeps the button's focus during playback and afterwards", () => {
  const calls = { onPlay: vi.fn(), onRetry: vi.fn(), onVolume: vi.fn() }
  const panel = (status: 'ready' | 'playing' | 'played') => (
    <AudioPanel
      page={1}
      status={status}
      failure={null}
      heard={0}
      duration={75}
      volume={1}
      {...calls}
    />
  )
  const { rerender } = render(panel('ready'))
  screen.getByRole('button', { name: 'Putar' }).focus()

  rerender(panel('playing'))
  expect(screen.getByRole('button', { name: 'Memutar…' })).toHaveFocus()
  rerender(panel('played'))
  expect(screen.getByRole('region', { name: 'Rekaman' })).toHaveFocus()
})
