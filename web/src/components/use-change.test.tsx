import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useChange } from '@/components/use-change'
import { ApiError } from '@/lib/api/api-error'
import { api } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { fakeApi, heldAnswer } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

type Options = Parameters<typeof useChange<unknown, string>>[1]

interface SenderProps {
  send: (input: string) => Promise<unknown>
  options?: Options
}

function Sender({ send, options }: SenderProps) {
  const { change, sending, failure } = useChange({ mutationFn: send }, options)
  return (
    <>
      <button aria-busy={sending !== null} onClick={() => change('kelas')}>
        Kirim
      </button>
      <output>{failure}</output>
    </>
  )
}

async function press(send: SenderProps['send'], options?: Options) {
  const view = renderApp(<Sender send={send} {...(options ? { options } : {})} />, { at: '/' })
  await view.user.click(screen.getByRole('button', { name: 'Kirim' }))
  return view
}

const fails = (status: number, more: object = {}) =>
  vi.fn(() => Promise.reject(new ApiError({ status, ...more })))
const succeeds = () => vi.fn(() => Promise.resolve({ message: 'Kelas diarsipkan.' }))
const dialog = (name: string) => screen.findByRole('alertdialog', { name })

test('a success shows the message of the server', async () => {
  await press(succeeds())
  expect(await dialog('Berhasil')).toHaveTextContent('Kelas diarsipkan.')
})

test('a failure shows the message of the server, or one of its own', async () => {
  const { unmount } = await press(fails(409, { userMessage: 'Kelas sudah diarsipkan.' }))
  expect(await dialog('Gagal')).toHaveTextContent('Kelas sudah diarsipkan.')
  unmount()

  await press(fails(500))
  expect(await dialog('Gagal')).toHaveTextContent('Terjadi kesalahan')
})

test.each([
  ['a lost session', fails(401)],
  ['a password that was not confirmed', fails(403, { code: 'perlu_kata_sandi' })],
])('%s shows nothing', async (_failure, send) => {
  const onFailed = vi.fn()
  await press(send, { onFailed })
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a screen that shows failures itself gets the message and opens no dialog', async () => {
  await press(fails(422, { userMessage: 'Nama wajib diisi.' }), { failed: null })
  expect(await screen.findByText('Nama wajib diisi.')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('it is sent only after the confirmation', async () => {
  const send = succeeds()
  const ask = () => ({ title: 'Arsipkan kelas?', confirmLabel: 'Arsipkan' })
  const { user } = await press(send, { ask })
  await dialog('Arsipkan kelas?')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(send).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  await user.click(await screen.findByRole('button', { name: 'Arsipkan' }))
  expect(await dialog('Berhasil')).toBeInTheDocument()
  expect(send).toHaveBeenCalledOnce()
})

test('a refusal that may be forced asks a second time and sends the other input', async () => {
  const send = vi.fn<(input: string) => Promise<unknown>>()
  send.mockRejectedValueOnce(new ApiError({ status: 409 }))
  send.mockResolvedValueOnce({ message: 'Dikirim.' })
  const { user } = await press(send, {
    insist: () => ({ ask: { title: 'Tetap kirim?', confirmLabel: 'Tetap' }, input: 'paksa' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Tetap' }))
  expect(await dialog('Berhasil')).toHaveTextContent('Dikirim.')
  expect(send.mock.calls.map(([input]) => input)).toEqual(['kelas', 'paksa'])
})

test('the screen acts before the success dialog, and goes on once it has closed', async () => {
  const order: string[] = []
  const { user } = await press(succeeds(), {
    onDone: () => void order.push('done'),
    afterwards: () => void order.push('afterwards'),
  })
  await dialog('Berhasil')
  expect(order).toEqual(['done'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(order).toEqual(['done', 'afterwards']))
})

test('without a network the failure is shown', async () => {
  fakeApi().goOffline()
  await press(() => api.post('/admin/kelas', { body: { nama: 'X' } }))
  expect(await dialog('Gagal')).not.toBeEmptyDOMElement()
})

test('the outcome is shown also when the screen has been left', async () => {
  const server = fakeApi()
  const held = heldAnswer<'POST', '/admin/kelas/3/arsipkan'>()
  server.on('POST', '/admin/kelas/3/arsipkan', held.answer)
  function Leaving() {
    const [isLeft, setLeft] = useState(false)
    if (isLeft) return <h1>Layar lain</h1>
    return (
      <>
        <Sender send={() => api.post('/admin/kelas/:id/arsipkan', { params: { id: 3 } })} />
        <button onClick={() => setLeft(true)}>Pergi</button>
      </>
    )
  }
  const { user } = renderApp(<Leaving />, { at: '/' })
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  await user.click(screen.getByRole('button', { name: 'Pergi' }))
  held.release({ body: { message: 'Kelas diarsipkan.' } })
  expect(await dialog('Berhasil')).toHaveTextContent('Kelas diarsipkan.')
})

test.each([
  ['a success', undefined, 1],
  ['a conflict', 409, 1],
  ['a lost connection', 0, 1],
  ['refused input', 422, 0],
  ['a lost session', 401, 0],
])('%s refetches what the mutation lists', async (_outcome, status, times) => {
  const client = createQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () =>
      status === undefined ? Promise.resolve() : Promise.reject(new ApiError({ status })),
    meta: { refreshes: [{ queryKey: ['kelas'] }] },
  })
  await mutation.execute(undefined).catch(() => undefined)
  expect(invalidate).toHaveBeenCalledTimes(times)
})
