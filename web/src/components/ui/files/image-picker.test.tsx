import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { fakeCanvas } from '@/testing/fake-pictures'

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

test('the current picture can be removed if it is optional', async () => {
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

test('a picture can be dropped onto the picker', async () => {
  render(<Form />)

  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), {
    dataTransfer: { files: [picture()] },
  })

  expect(await screen.findByRole('img')).toBeInTheDocument()
})

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const HEIC = [0, 0, 0, 24, ...'ftypheic'].map((byte) =>
  typeof byte === 'string' ? byte.charCodeAt(0) : byte
)
const bytes = (content: number[], name: string, type: string) =>
  new File([new Uint8Array(content)], name, { type })

test.each(['', 'image/jpg', 'application/octet-stream'])(
  'a JPEG declared as “%s” is recognised by its content',
  async (type) => {
    const onChange = vi.fn()
    render(<Form onChange={onChange} />)
    const chosen = bytes(JPEG, 'IMG-0007', type)
    fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [chosen] } })
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'IMG-0007', type: 'image/jpeg' })
  }
)

test('another type of picture with the name and declared type of a JPEG is refused', async () => {
  render(<Form />)
  const gif = new File(['GIF89a'], 'bukti.jpg', { type: 'image/jpeg' })
  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [gif] } })
  expect(await screen.findByText(LIMITS.wrongType)).toBeInTheDocument()
})

test('an iPhone’s HEIC is converted to a JPEG where the browser can read it', async () => {
  fakeCanvas()
  const onChange = vi.fn()
  render(<Form onChange={onChange} />)
  const photo = bytes(HEIC, 'IMG_0007.HEIC', '')
  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [photo] } })
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'IMG_0007.jpg', type: 'image/jpeg' })
})

test('an unreadable HEIC is refused with the accepted formats', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decodable')))
  render(<Form />)
  const photo = bytes(HEIC, 'IMG_0007.JPG', 'image/jpeg')
  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [photo] } })
  expect(await screen.findByText(/tangkapan layar/)).toBeInTheDocument()
})

test('the submitted file has the bytes it had when it was chosen, even if it changes on disk', async () => {
  const onChange = vi.fn()
  render(<Form onChange={onChange} />)
  const chosen = picture()
  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [chosen] } })
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
  const kept: unknown = onChange.mock.lastCall?.[0]
  expect(kept).not.toBe(chosen)
  expect(await (kept as File).text()).toBe('x'.repeat(10))
})

test('a file that can no longer be read has to be chosen again', async () => {
  const onChange = vi.fn()
  render(<Form onChange={onChange} />)
  const gone = picture()
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
  fireEvent.drop(screen.getByLabelText('Bukti pembayaran'), { dataTransfer: { files: [gone] } })
  expect(await screen.findByText(/pilih ulang/)).toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
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
