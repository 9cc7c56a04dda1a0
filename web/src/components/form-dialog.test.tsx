import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { renderApp } from '@/testing/render-app'

function open(props: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const onSubmit = vi.fn()
  const onClose = vi.fn()
  const onOuterSubmit = vi.fn()
  const view = renderApp(
    <form onSubmit={onOuterSubmit}>
      <FormDialog
        title="Buat kelas"
        submitLabel="Buat"
        isBusy={false}
        onSubmit={onSubmit}
        onClose={onClose}
        {...props}
      >
        <Field label="Nama">
          <Input />
        </Field>
      </FormDialog>
    </form>,
    { at: '/' }
  )
  return { ...view, onSubmit, onClose, onOuterSubmit }
}

test('the first field has the focus, and Enter submits this form alone', async () => {
  const { user, onSubmit, onOuterSubmit } = open()
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveFocus())
  await user.keyboard('XII IPA{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test.each([{ isBusy: true }, { isPreparing: true }, { unavailable: true }])(
  'with %o neither Enter nor the button submits',
  async (state) => {
    const { user, onSubmit } = open(state)
    await user.type(screen.getByLabelText('Nama'), 'XII{Enter}')
    await user.dblClick(screen.getByRole('button', { name: 'Buat' }))
    expect(onSubmit).not.toHaveBeenCalled()
  }
)

test('while it is sent nothing closes it', async () => {
  const { user, onClose } = open({ isBusy: true })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled()
  expect(onClose).not.toHaveBeenCalled()
})

test('unsaved input is asked about before it closes', async () => {
  const { user, onClose } = open({ isDirty: true })
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' })
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Ya, Tutup' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('an error stands below the fields', () => {
  open({ problem: 'Nama sudah dipakai.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Nama sudah dipakai.')
})
