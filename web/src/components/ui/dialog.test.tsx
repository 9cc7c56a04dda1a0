import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/components/ui/dialog'

function Page({ dismissable = true }: { dismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ubah Password</button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Ubah Password"
        description="Minimal 8 karakter."
        dismissable={dismissable}
        footer={<button>Simpan Password</button>}
      >
        <input aria-label="Password lama" />
      </Dialog>
    </>
  )
}

async function openDialog(dismissable?: boolean) {
  const user = userEvent.setup()
  render(<Page dismissable={dismissable ?? true} />)
  const opener = screen.getByRole('button', { name: 'Ubah Password' })
  await user.click(opener)
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'Ubah Password' }) }
}

test('a dialog is described by its description and takes the focus', async () => {
  const { dialog } = await openDialog()

  expect(dialog).toHaveAccessibleDescription('Minimal 8 karakter.')
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
})

test('a dialog closes by its ×, and the focus returns', async () => {
  const { user, opener } = await openDialog()

  await user.click(screen.getByRole('button', { name: 'Tutup' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a dialog closes by a press outside it', async () => {
  const { user, dialog } = await openDialog()

  await user.click(dialog.parentElement ?? document.body)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a dialog stays open while it must not be interrupted', async () => {
  const { user, dialog } = await openDialog(false)

  await user.keyboard('{Escape}')
  await user.click(dialog.parentElement ?? document.body)

  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull()
})
