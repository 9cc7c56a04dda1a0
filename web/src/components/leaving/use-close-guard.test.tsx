import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LeaveBlocker } from '@/components/leaving/leave-blocker'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { useConfirmLeaving } from '@/components/leaving/use-confirm-leaving'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Dialog } from '@/components/ui/dialog'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { createQueryClient } from '@/lib/query/query-client'

function FormDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const close = useCloseGuard(text !== '', onClose)
  return (
    <Dialog open onOpenChange={close} title="Isi nama">
      <input aria-label="Nama" value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  )
}

/** A form with a dialog open over it. */
function Screen({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const confirmLeaving = useConfirmLeaving()
  useLeaveGuard(isDirty)
  return (
    <>
      <button type="button" onClick={() => void confirmLeaving().then((yes) => yes && onLeave())}>
        Keluar
      </button>
      {isOpen && <FormDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function open({ isDirty = false } = {}) {
  const onLeave = vi.fn()
  const element = (
    <DialogsProvider>
      <LeaveBlocker />
      <Screen isDirty={isDirty} onLeave={onLeave} />
    </DialogsProvider>
  )
  const router = createBrowserRouter([{ path: '*', element }])
  onTestFinished(() => router.dispose())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  )
  return { user: userEvent.setup(), onLeave }
}

const closing = () => screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' })
const leaving = () => screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
const formDialog = () => screen.queryByRole('dialog', { name: 'Isi nama', hidden: true })

test('an untouched dialog closes without a question', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(formDialog()).toBeNull())
})

test.each(['×', 'Esc'])('%s asks before it closes a half-filled dialog', async (way) => {
  const { user } = open()
  await user.type(await screen.findByLabelText('Nama'), 'Rina')
  const leave = () =>
    way === 'Esc'
      ? user.keyboard('{Escape}')
      : user.click(screen.getByRole('button', { name: 'Tutup' }))

  await leave()
  expect(await closing()).toHaveTextContent('Isian yang belum disimpan akan hilang.')
  await user.click(screen.getByRole('button', { name: 'Lanjut Mengisi' }))
  expect(await screen.findByLabelText('Nama')).toHaveValue('Rina')

  await leave()
  await closing()
  await user.click(screen.getByRole('button', { name: 'Ya, Tutup' }))
  await waitFor(() => expect(formDialog()).toBeNull())
})

test('Back asks while the form below has unsaved input, also after its dialog has closed', async () => {
  window.history.pushState({ idx: 1 }, '', '/isi')
  const { user } = open({ isDirty: true })
  await user.type(await screen.findByLabelText('Nama'), 'Rina')
  await user.keyboard('{Escape}')
  await closing()
  await user.click(screen.getByRole('button', { name: 'Ya, Tutup' }))
  await waitFor(() => expect(formDialog()).toBeNull())

  window.history.back()
  await leaving()
  await waitFor(() => expect(window.location.pathname).toBe('/isi'))
})

test('signing out asks while something is unsaved, and only then', async () => {
  const { user, onLeave } = open({ isDirty: true })
  await user.click(await screen.findByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(formDialog()).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  await leaving()
  await user.click(screen.getByRole('button', { name: 'Tetap di Sini' }))
  expect(onLeave).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  await leaving()
  await user.click(screen.getByRole('button', { name: 'Ya, Tinggalkan' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

test('signing out without unsaved input asks nothing', async () => {
  const { user, onLeave } = open()
  await user.click(await screen.findByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(formDialog()).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})
