import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImagePicker } from '@/components/ui/files/image-picker'

const LIMITS = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: 1024,
  wrongType: 'File harus berupa gambar (jpg, jpeg, png).',
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: vi.fn() }))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() })
  )
})

function Form({ onChange = vi.fn() }: { onChange?: (file: File | null) => void }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <ImagePicker
      label="Bukti pembayaran"
      limits={LIMITS}
      value={file}
      onChange={(next) => {
        setFile(next)
        onChange(next)
      }}
    />
  )
}

function picture(bytes = 10, type = 'image/png') {
  return new File(['x'.repeat(bytes)], 'bukti.png', { type })
}

test('a chosen picture is shown and can be removed again', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Form onChange={onChange} />)

  await user.upload(screen.getByLabelText('Bukti pembayaran'), picture())
  expect(await screen.findByRole('img', { name: 'Pratinjau bukti.png' })).toHaveAttribute(
    'src',
    'blob:preview'
  )

  await user.click(screen.getByRole('button', { name: 'Hapus gambar' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(screen.getByLabelText('Bukti pembayaran')).toHaveFocus()
})

test('the current picture can be removed if none is needed', async () => {
  const user = userEvent.setup()
  const props = { label: 'Gambar', limits: LIMITS, value: null, onChange: vi.fn() }
  const { rerender } = render(<ImagePicker {...props} currentUrl="/a.webp" />)
  expect(screen.queryByRole('button', { name: 'Hapus gambar' })).toBeNull()

  const remove = vi.fn()
  rerender(<ImagePicker {...props} currentUrl="/a.webp" onRemoveCurrent={remove} />)
  await user.click(screen.getByRole('button', { name: 'Hapus gambar' }))
  expect(remove).toHaveBeenCalledOnce()
  expect(props.onChange).not.toHaveBeenCalled()
  rerender(<ImagePicker {...props} currentUrl={null} onRemoveCurrent={remove} />)
  expect(screen.getByLabelText('Gambar')).toHaveFocus()
})

test('a picture can be dropped', async () => {
  render(<Form />)

  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), {
    dataTransfer: { files: [picture()] },
  })

  expect(await screen.findByRole('img')).toBeInTheDocument()
})

test.each([
  ['of another type', picture(10, 'application/pdf'), LIMITS.wrongType],
  ['that is too large', picture(2048), /Ukuran gambar maksimal/],
])('a file %s is refused with a reason', async (_, file, reason) => {
  const onChange = vi.fn()
  render(<Form onChange={onChange} />)

  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [file] } })

  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.getByLabelText('Bukti pembayaran')).toBeInvalid()
  expect(onChange).not.toHaveBeenCalled()
})

test('a file whose content is no picture is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decodable')))
  render(<Form />)

  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), {
    dataTransfer: { files: [picture()] },
  })

  expect(await screen.findByText(/tidak dapat dibaca/)).toBeInTheDocument()
})
