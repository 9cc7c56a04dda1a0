import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import MessagesPage from '@/features/admin-messages/pages/messages-page'
import type { ResponseAt } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { fakeTabs } from '@/testing/fake-tabs'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

type Message = ResponseAt<'GET', '/admin/pesan'>['pesan'][number]

const message = (id: number, changes: Partial<Message> = {}): Message => ({
  id,
  jenisPesan: 'dikonfirmasi',
  userId: id,
  nama: `Peserta ${id}`,
  nohp: `08120000000${id}`,
  teks: `Halo Peserta ${id}`,
  waktu: '2026-11-21T10:00:00.000Z',
  terkirim: null,
  email: null,
  ...changes,
})

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function open(messages: Message[], at = '/admin/pesan') {
  show(messages)
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  return renderApp(<MessagesPage />, { at, queryClient })
}

function show(messages: Message[]) {
  server.on('GET', '/admin/pesan', {
    body: { pesan: messages, total: messages.length, totalPages: 1 },
  })
  server.on('GET', '/admin/pesan/jumlah', {
    body: { menunggu: messages.length, emailGagal: 0, emailAktif: true },
  })
}

/** Sends message `id`, after which `rest` wait. */
function sends(id: number, rest: Message[]) {
  server.on('POST', `/admin/pesan/${id}/kirim`, () => {
    show(rest)
    return { body: { message: 'Ditandai.', waLink: `https://wa.me/62812000000${id}` } }
  })
}

const buttonOf = async (id: number) =>
  within(await screen.findByRole('row', { name: new RegExp(`Peserta ${id}`) })).getByRole(
    'button',
    {
      name: 'Kirim WhatsApp',
    }
  )

test('each message is one press, and the focus goes on to the next, at last to the screen', async () => {
  const { tab } = fakeTabs()
  const { user } = open([message(1), message(2)])
  sends(1, [message(2)])
  sends(2, [])
  ;(await buttonOf(1)).focus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await buttonOf(2)).toHaveFocus())
  expect(tab.location.replace).toHaveBeenLastCalledWith('https://wa.me/628120000001')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Tidak ada pesan yang menunggu.')).toBeInTheDocument()
  expect(tab.location.replace).toHaveBeenLastCalledWith('https://wa.me/628120000002')
  expect(document.activeElement).not.toBe(document.body)
})

test('a message that another admin has sent is reported, opens nothing and leaves the list', async () => {
  const { tab } = fakeTabs()
  const { user } = open([message(1), message(2)])
  server.on('POST', '/admin/pesan/1/kirim', () => {
    show([message(2)])
    return { status: 409, body: { message: 'Pesan ini sudah dikirim oleh Ibu Ratna.' } }
  })
  await user.click(await buttonOf(1))
  const dialog = await screen.findByRole('alertdialog', { name: 'Tidak dikirim' })
  expect(dialog).toHaveTextContent('Pesan ini sudah dikirim oleh Ibu Ratna.')
  expect(tab.location.replace).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button'))
  expect(screen.queryByText('Peserta 1')).toBeNull()
})

test('a message that could not be marked stays, and opens nothing', async () => {
  const { tab } = fakeTabs()
  const { user } = open([message(1)])
  server.on('POST', '/admin/pesan/1/kirim', { status: 500, body: { message: 'Rusak.' } })
  await user.click(await buttonOf(1))
  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal' })
  await user.click(within(dialog).getByRole('button'))
  expect(await buttonOf(1)).toBeInTheDocument()
  expect(tab.close).toHaveBeenCalledOnce()
})

test('a failed e-mail shows the answer of the mail server, and is tried again', async () => {
  const failed = message(1, {
    email: {
      keadaan: 'gagal',
      alamat: 'ayu@contoh.test',
      galat: 'Server email menolak alamat ini: 550 no such user',
      percobaan: 1,
      berikutnya: null,
      terkirim: null,
    },
  })
  const { user } = open([failed], '/admin/pesan?keadaan=email_gagal')
  expect(await screen.findByText(/550 no such user/)).toBeInTheDocument()
  server.on('POST', '/admin/pesan/1/email', () => {
    show([])
    return { body: { message: 'Dicoba lagi.' } }
  })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Tidak ada email yang gagal.')).toBeInTheDocument()
})

test('a message that was sent a moment ago is on the tab of those sent', async () => {
  fakeTabs()
  const { user } = open([message(1)])
  sends(1, [])
  await user.click(await buttonOf(1))
  expect(await screen.findByText('Tidak ada pesan yang menunggu.')).toBeInTheDocument()
  show([message(1, { terkirim: { nama: 'Ibu Admin', waktu: '2026-11-21T11:00:00.000Z' } })])
  await user.click(screen.getByRole('link', { name: 'Terkirim' }))
  expect(await screen.findByText(/Dikirim Ibu Admin/)).toBeInTheDocument()
})
