import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import PaymentsPage from '@/features/admin-payments/pages/payments-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, heldAnswer, type Answer, type Failure, type FakeApi } from '@/testing/fake-api'
import { fakeTabs } from '@/testing/fake-tabs'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

afterEach(() => vi.useRealTimers())

type List = ResponseAt<'GET', '/admin/payments'>
type Payment = List['payments'][number]

function payment(id: number, changes: Partial<Payment> = {}): Payment {
  return {
    id,
    userNohp: `08120000000${id}`,
    userId: 5,
    User: { nama: `Peserta ${id}` },
    nama_paket: 'Paket A',
    bundel: null,
    amount: 20_000,
    buktiBayar: `bukti-${id}.jpg`,
    status: 'pending',
    alasanPenolakan: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    keputusan: null,
    promo: null,
    cara: 'qris',
    dicatat: false,
    dikembalikan: 0,
    diberitahu: null,
    sama: [],
    ...changes,
  }
}

function answer(
  payments: Payment[],
  { total = payments.length, totalPages = 1 } = {}
): { body: List } {
  return { body: { payments, total, totalPages } }
}

function open(
  payments: Payment[] = [payment(1)],
  { at = '/admin/payments', ...pages }: { at?: string; total?: number; totalPages?: number } = {}
) {
  server.on('GET', '/admin/payments', answer(payments, pages))
  return renderApp(<PaymentsPage />, { at })
}

const table = () => screen.findByRole('table', { name: 'Pembayaran' })
const rowOf = async (name: string) =>
  within(await table()).findByRole('row', { name: new RegExp(name) })
/** Of the list, not of the count of those that wait. */
const lastQuery = () =>
  server.callsOf('GET', '/admin/payments').findLast(({ query }) => query.limit !== '1')?.query
const address = () => screen.getByTestId('address').textContent
const decisions = () => server.callsOf('PUT', '/admin/payments/1/status')

describe('a payment', () => {
  test('a payment row shows number, day, learner, package, amount and status', async () => {
    open([payment(1)])

    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('21 Nov 2026, 17.00 WIB')
    expect(row).toHaveTextContent('081200000001')
    expect(row).toHaveTextContent('Paket A')
    expect(row).toHaveTextContent('Rp 20.000')
    expect(row).toHaveTextContent('Menunggu')
  })

  test.each(['confirmed', 'rejected'] as const)(
    'a payment that is %s has no decision buttons',
    async (status) => {
      open([payment(1, { status, alasanPenolakan: status === 'rejected' ? 'Buram.' : null })])

      const row = await rowOf('Peserta 1')
      expect(within(row).queryByRole('button', { name: 'Konfirmasi' })).toBeNull()
      expect(within(row).queryByRole('button', { name: 'Tolak' })).toBeNull()
      if (status === 'rejected') expect(row).toHaveTextContent('Alasan: Buram.')
    }
  )

  test('a payment whose proof was removed says so', async () => {
    open([payment(1, { status: 'confirmed', buktiBayar: null })])

    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('Bukti sudah dihapus')
    expect(within(row).queryByRole('button', { name: 'Lihat' })).toBeNull()
  })

  test("a payment's proof opens in a viewer with zoom and rotation", async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      }
    )
    const { user } = open([payment(1)])

    await user.click(within(await rowOf('Peserta 1')).getByRole('button', { name: 'Lihat' }))

    const viewer = await screen.findByRole('dialog', { name: /Bukti pembayaran Peserta 1/ })
    expect(within(viewer).getByAltText(/Peserta 1/)).toHaveAttribute(
      'src',
      '/api/uploads/bukti/bukti-1.jpg'
    )
    expect(within(viewer).getByRole('button', { name: 'Perbesar' })).toBeInTheDocument()
    expect(within(viewer).getByRole('button', { name: 'Putar' })).toBeInTheDocument()
  })
})

describe('a decided payment', () => {
  const DECISION = { nama: 'Ibu Admin', waktu: '2026-11-21T11:00:00.000Z' }
  const confirmed = (changes: Partial<Payment> = {}) =>
    payment(1, { status: 'confirmed', keputusan: DECISION, ...changes })
  const openMenu = async (row: HTMLElement) => {
    const trigger = within(row).getByRole('button', { name: 'Batalkan atau kembalikan' })
    trigger.focus()
    return trigger
  }

  test('a decided payment says who decided and when, and keeps the message to its buyer', async () => {
    open([
      confirmed(),
      payment(2, { status: 'rejected', alasanPenolakan: 'Bukti buram', keputusan: DECISION }),
    ])
    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('oleh Ibu Admin, 21 Nov 2026, 18.00 WIB')
    expect(await screen.findAllByRole('button', { name: 'Kirim WhatsApp' })).toHaveLength(2)
  })

  test('the message to a buyer is marked before its link opens, and can be sent again', async () => {
    const { tab } = fakeTabs()
    const { user } = open([confirmed()])
    server.on('POST', '/admin/payments/1/pesan', () => {
      const diberitahu = { nama: 'Ibu Admin', waktu: '2026-11-21T11:00:00.000Z' }
      server.on('GET', '/admin/payments', answer([confirmed({ diberitahu })]))
      return { body: { message: 'Ditandai.', waLink: 'https://wa.me/6281200000001' } }
    })
    await rowOf('Peserta 1')
    await user.click(screen.getByRole('button', { name: 'Kirim WhatsApp' }))
    expect(await screen.findByText(/Diberi tahu Ibu Admin/)).toBeInTheDocument()
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://wa.me/6281200000001')
    await user.click(screen.getByRole('button', { name: 'Kirim lagi' }))
    expect(server.callsOf('POST', '/admin/payments/1/pesan').map(({ body }) => body)).toEqual([
      { lagi: false },
      { lagi: true },
    ])
  })

  test('who sends a message that another admin has sent is told, and gets no link', async () => {
    const { tab } = fakeTabs()
    const { user } = open([confirmed()])
    server.on('POST', '/admin/payments/1/pesan', {
      status: 409,
      body: { message: 'Pesan ini sudah dikirim oleh Ibu Ratna.' },
    })
    await rowOf('Peserta 1')
    await user.click(screen.getByRole('button', { name: 'Kirim WhatsApp' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Tidak dikirim' })
    expect(dialog).toHaveTextContent('Pesan ini sudah dikirim oleh Ibu Ratna.')
    expect(tab.close).toHaveBeenCalledOnce()
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  test('a confirmation is undone with a reason', async () => {
    const { user } = open([confirmed()])
    server.on('POST', '/admin/payments/1/batalkan', {
      body: { message: 'Konfirmasi dibatalkan.', data: { status: 'pending' } },
    })
    await openMenu(await rowOf('Peserta 1'))
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Batalkan konfirmasi' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Batalkan konfirmasi' }))
    await user.click(dialog.getByRole('button', { name: 'Batalkan Konfirmasi' }))
    expect(dialog.getByText('Alasan pembatalan konfirmasi harus diisi.')).toBeInTheDocument()
    await user.type(dialog.getByLabelText('Alasan pembatalan'), ' Salah klik. ')
    await user.click(dialog.getByRole('button', { name: 'Batalkan Konfirmasi' }))

    expect(await screen.findByText('Konfirmasi dibatalkan.')).toBeInTheDocument()
    expect(server.callsOf('POST', '/admin/payments/1/batalkan')[0]?.body).toEqual({
      alasan: 'Salah klik.',
    })
  })

  test('money is paid back: amount, day, note, and whether the access stays', async () => {
    const { user } = open([confirmed({ dikembalikan: 5_000 })])
    server.on('POST', '/admin/payments/1/kembalikan', {
      body: {
        message: 'Pengembalian dana berhasil dicatat.',
        data: { jumlah: 10_000, akses: 'biarkan' },
      },
    })
    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('Dikembalikan Rp 5.000')
    await openMenu(row)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('menuitem', { name: 'Batalkan konfirmasi' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Kembalikan dana' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dana' }))
    const amount = dialog.getByLabelText(/^Jumlah/)
    expect(amount).toHaveValue('15000')
    const send = () => user.click(dialog.getByRole('button', { name: 'Catat Pengembalian' }))

    await user.clear(amount)
    await user.type(amount, '15001')
    await send()
    expect(dialog.getByText(/Isi 1 sampai 15.000/)).toBeInTheDocument()
    expect(dialog.getByText('Alasan pengembalian dana harus diisi.')).toBeInTheDocument()
    expect(server.callsOf('POST', '/admin/payments/1/kembalikan')).toEqual([])

    await user.clear(amount)
    await user.type(amount, '10.000')
    await user.type(dialog.getByLabelText('Catatan'), 'Batal ikut.')
    await user.click(dialog.getByLabelText('Biarkan aksesnya'))
    await send()
    expect(await screen.findByText('Pengembalian dana berhasil dicatat.')).toBeInTheDocument()
    const body = server.callsOf('POST', '/admin/payments/1/kembalikan')[0]?.body as FormData
    expect(Object.fromEntries(body)).toMatchObject({
      alasan: 'Batal ikut.',
      jumlah: '10000',
      akses: 'biarkan',
    })
  })

  test('a payment that was paid back entirely offers nothing more', async () => {
    open([confirmed({ dikembalikan: 20_000 })])
    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('Dana dikembalikan')
    expect(within(row).queryByRole('button', { name: 'Batalkan atau kembalikan' })).toBeNull()
    expect(within(row).queryByRole('button', { name: /Kirim/ })).toBeNull()
  })

  test('a proof that was sent before links to where', async () => {
    open([
      payment(1, {
        sama: [
          { paymentId: 7, tanda: 'berkas' },
          { paymentId: 5, tanda: 'berkas' },
        ],
      }),
      payment(2, { sama: [{ pembayaranKelasId: 3, tanda: 'berkas' }] }),
    ])
    const row = within(await rowOf('Peserta 1'))
    expect(row.getByText(/Berkas yang sama sudah dipakai di/)).toHaveTextContent('dan 1 lainnya')
    expect(row.getByRole('link', { name: 'pembayaran nomor 7' })).toHaveAttribute(
      'href',
      '/admin/payments?status=semua&nomor=7'
    )
    expect(screen.getByRole('link', { name: 'pembayaran kelas nomor 3' })).toHaveAttribute(
      'href',
      '/admin/pembayaran-kelas/3'
    )
  })
})

describe('the list', () => {
  test('the payment list starts with what waits, oldest first', async () => {
    open()
    await table()

    expect(lastQuery()).toMatchObject({
      page: '1',
      limit: '10',
      sortBy: 'createdAt',
      sortOrder: 'ASC',
      status: 'pending',
    })
  })

  test('the tabs show the payments of a status, or all, newest first, and count what waits', async () => {
    const { user } = open([payment(1)], { total: 12, totalPages: 2 })
    const tabs = within(await screen.findByRole('navigation', { name: 'Status pembayaran' }))
    expect(await tabs.findByRole('link', { name: 'Menunggu (12)' })).toHaveAttribute(
      'aria-current',
      'page'
    )

    await user.click(tabs.getByRole('link', { name: 'Ditolak' }))
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ status: 'rejected', sortOrder: 'DESC' })
    )
    expect(address()).toBe('/admin/payments?status=rejected')

    await user.click(tabs.getByRole('link', { name: 'Semua' }))
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('status'))
    expect(address()).toBe('/admin/payments?status=semua')
    await user.click(tabs.getByRole('link', { name: /^Menunggu/ }))
    expect(address()).toBe('/admin/payments')
  })

  test('the filters of payments stand in the address and are cleared without leaving the tab', async () => {
    const { user } = open([payment(1)], {
      at: '/admin/payments?status=semua&nomor=12&dari=2026-11-01',
    })
    await rowOf('Peserta 1')
    expect(lastQuery()).toMatchObject({ nomor: '12', dari: '2026-11-01' })
    expect(screen.getByRole('button', { name: 'Saring (2)' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Hapus saringan' }))
    expect(address()).toBe('/admin/payments?status=semua')
  })

  test('the payment list numbers its rows across the pages', async () => {
    open([payment(1), payment(2)], {
      at: '/admin/payments?page=3&limit=5',
      total: 12,
      totalPages: 3,
    })

    expect(within(await rowOf('Peserta 1')).getAllByRole('cell')[0]).toHaveTextContent('11')
    expect(within(await rowOf('Peserta 2')).getAllByRole('cell')[0]).toHaveTextContent('12')
  })

  test.each(['Enter', 'Cari'])(
    'the payment list is searched with %s and returns to page 1',
    async (key) => {
      const { user } = open([payment(1)], {
        at: '/admin/payments?page=2',
        total: 12,
        totalPages: 2,
      })
      const box = await screen.findByRole('searchbox')

      await user.type(box, 'ayu & co')
      expect(lastQuery()?.search).not.toBe('ayu & co')
      if (key === 'Enter') await user.keyboard('{Enter}')
      else await user.click(screen.getByRole('button', { name: 'Cari' }))

      await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'ayu & co', page: '1' }))
      expect(address()).toBe('/admin/payments?search=ayu+%26+co')
    }
  )

  test('the payment list is sorted by its headers, ascending first', async () => {
    const { user } = open()
    const header = () => screen.getByRole('columnheader', { name: 'Nama Peserta' })
    await table()

    await user.click(within(header()).getByRole('button'))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'nama', sortOrder: 'ASC' }))
    await user.click(within(header()).getByRole('button'))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'nama', sortOrder: 'DESC' }))
  })

  test('the payment list can be sorted without column headers', async () => {
    const { user } = open()

    await user.selectOptions(await screen.findByLabelText('Urutkan'), 'Jumlah (naik)')

    await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'amount', sortOrder: 'ASC' }))
  })

  test('the payment list pages forward and back', async () => {
    const { user } = open([payment(1)], { total: 12, totalPages: 2 })

    expect(await screen.findByText('Halaman 1 dari 2')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sebelumnya' })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
    await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))

    await waitFor(() => expect(lastQuery()?.page).toBe('2'))
    expect(await screen.findByText('Halaman 2 dari 2')).toBeInTheDocument()
    expect(address()).toBe('/admin/payments?page=2')
  })

  test('a payment list of one page has no pagination', async () => {
    open()
    await table()

    expect(screen.queryByRole('button', { name: 'Selanjutnya' })).toBeNull()
  })

  test('the payment list can show all rows at once', async () => {
    const { user } = open([payment(1)], { at: '/admin/payments?page=2', total: 12, totalPages: 2 })
    await table()
    server.on('GET', '/admin/payments', answer([payment(1), payment(2)]))

    await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Semua')

    await rowOf('Peserta 2')
    expect(lastQuery()).toMatchObject({ limit: '-1', page: '1' })
    expect(screen.queryByText(/Halaman/)).toBeNull()
  })

  test('the payment list goes to its last page when the address asks for a later one', async () => {
    server.on('GET', '/admin/payments', ({ query }) =>
      answer(query.page === '2' ? [payment(1)] : [], { total: 11, totalPages: 2 })
    )
    renderApp(<PaymentsPage />, { at: '/admin/payments?page=9' })

    expect(await rowOf('Peserta 1')).toBeInTheDocument()
    expect(address()).toBe('/admin/payments?page=2')
  })

  test('an empty payment list says so', async () => {
    open([])

    expect(await screen.findByText('Tidak ada data pembayaran.')).toBeInTheDocument()
  })

  test('a payment search without results can be cleared', async () => {
    const { user } = open([], { at: '/admin/payments?search=zzz' })

    expect(await screen.findByText(/“zzz”/)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Hapus pencarian' }))

    expect(address()).toBe('/admin/payments')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('a payment list that fails to load shows why and can be retried', async () => {
    server.on('GET', '/admin/payments', { status: 503, body: { message: 'Basis data sibuk.' } })
    const { user } = renderApp(<PaymentsPage />, { at: '/admin/payments' })

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Terjadi kesalahan saat mengambil data pembayaran.')
    expect(alert).toHaveTextContent('Basis data sibuk.')
    const message = await screen.findByRole('alertdialog')
    await user.click(within(message).getByRole('button', { name: 'OK' }))
    server.on('GET', '/admin/payments', answer([payment(1)]))
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))

    expect(await rowOf('Peserta 1')).toBeInTheDocument()
  })
})

describe('every 15 seconds', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

  test("the payment list refreshes every 15 seconds and the admin's text stays", async () => {
    const { user } = open([payment(1)])
    await user.click(within(await rowOf('Peserta 1')).getByRole('button', { name: 'Tolak' }))
    await user.type(await screen.findByLabelText('Alasan penolakan'), 'Nominal')

    server.on('GET', '/admin/payments', answer([payment(2)]))
    await act(() => vi.advanceTimersByTimeAsync(15_000))

    expect(await screen.findByText('Peserta 2')).toBeInTheDocument()
    expect(screen.getByLabelText('Alasan penolakan')).toHaveValue('Nominal')
    expect(screen.getByRole('dialog', { name: 'Tolak pembayaran' })).toHaveTextContent('Peserta 1')
  })

  test('a failed refresh of the payment list keeps the rows and marks them as possibly outdated', async () => {
    open([payment(1)])
    await rowOf('Peserta 1')

    server.on('GET', '/admin/payments', { status: 403, body: { message: 'Tidak.' } })
    await act(() => vi.advanceTimersByTimeAsync(15_000))

    expect(await screen.findByText(/Data belum dapat diperbarui\./)).toBeInTheDocument()
    expect(await rowOf('Peserta 1')).toBeInTheDocument()
  })
})

describe('confirming', () => {
  const WA_LINK = 'https://wa.me/6281200000001?text=Halo'

  async function agree() {
    server.on('POST', '/admin/payments/1/pesan', {
      body: { message: 'Pesan ditandai terkirim.', waLink: WA_LINK },
    })
    const { user } = open([payment(1)])
    await user.click(within(await rowOf('Peserta 1')).getByRole('button', { name: 'Konfirmasi' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi pembayaran ini?' })
    expect(dialog).toHaveTextContent('Peserta 1 membayar Rp 20.000 untuk Paket A')
    await user.click(within(dialog).getByRole('button', { name: 'Ya, Konfirmasi' }))
  }

  async function confirm(result: Answer<'PUT', '/admin/payments/1/status'>) {
    server.on('PUT', '/admin/payments/1/status', result)
    await agree()
  }

  test('confirming a payment asks first, and does nothing when the admin cancels', async () => {
    const { openWindow } = fakeTabs()
    const { user } = open([payment(1)])

    await user.click(within(await rowOf('Peserta 1')).getByRole('button', { name: 'Konfirmasi' }))
    await user.click(await screen.findByRole('button', { name: 'Batal' }))

    expect(decisions()).toEqual([])
    expect(openWindow).not.toHaveBeenCalled()
  })

  test('confirming a payment opens the tab on the click, and then sends it to WhatsApp', async () => {
    const { tab, openWindow } = fakeTabs()
    const held = heldAnswer<'PUT', '/admin/payments/1/status'>()
    server.on('PUT', '/admin/payments/1/status', held.answer)
    await agree()

    await waitFor(() => expect(decisions()).toHaveLength(1))
    expect(decisions()[0]?.body).toEqual({ status: 'confirmed' })
    expect(openWindow).toHaveBeenCalledOnce()
    expect(tab.opener).toBeNull()
    expect(tab.location.replace).not.toHaveBeenCalled()

    held.release({ body: { message: 'Pembayaran berhasil dikonfirmasi.', waLink: WA_LINK } })
    expect(await screen.findByText('Pembayaran berhasil dikonfirmasi.')).toBeInTheDocument()
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(WA_LINK)
    // The message that opened counts as sent.
    await waitFor(() =>
      expect(server.callsOf('POST', '/admin/payments/1/pesan')[0]?.body).toEqual({ lagi: false })
    )
    await waitFor(() => expect(server.callsOf('GET', '/admin/payments').length).toBeGreaterThan(1))
  })

  test('a payment that was confirmed stays in sight, with the message to its buyer', async () => {
    fakeTabs()
    const done = payment(1, {
      status: 'confirmed',
      keputusan: { nama: 'Ibu Admin', waktu: '2026-11-21T11:00:00.000Z' },
    })
    server.on('PUT', '/admin/payments/1/status', () => {
      server.on('GET', '/admin/payments', ({ query }) => answer(query.nomor === '1' ? [done] : []))
      return { body: { message: 'Pembayaran berhasil dikonfirmasi.', waLink: WA_LINK } }
    })
    await agree()

    const recent = await screen.findByRole('table', {
      name: 'Pembayaran yang baru saja diputuskan',
    })
    expect(recent).toHaveTextContent('Dikonfirmasi')
    expect(within(recent).getByRole('button', { name: 'Kirim WhatsApp' })).toBeInTheDocument()
  })

  test('confirming a payment shows a link when the browser blocks the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await confirm({ body: { message: 'Pembayaran berhasil dikonfirmasi.', waLink: WA_LINK } })

    const link = await screen.findByRole('link', { name: /Kirim pesan WhatsApp/ })
    expect(link).toHaveAttribute('href', WA_LINK)
    expect(link).toHaveAttribute('rel', 'noreferrer')
  })

  test('a payment that another admin confirmed first is reported, closes the tab and refreshes the list', async () => {
    const { tab } = fakeTabs()
    await confirm({ status: 409, body: { message: 'Pembayaran ini sudah diproses.' } })

    expect(await screen.findByText('Pembayaran ini sudah diproses.')).toBeInTheDocument()
    expect(tab.close).toHaveBeenCalledOnce()
    expect(tab.location.replace).not.toHaveBeenCalled()
    await waitFor(() => expect(server.callsOf('GET', '/admin/payments').length).toBeGreaterThan(1))
  })

  test.each<[Failure, string]>([
    [{ status: 500, body: { message: 'Rusak.' } }, 'Rusak.'],
    [{ status: 500 }, 'Terjadi kesalahan'],
  ])('confirming a payment that fails with %j shows %s', async (result, sentence) => {
    const { tab } = fakeTabs()
    await confirm(result)

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(sentence)
    expect(tab.close).toHaveBeenCalledOnce()
  })
})

describe('rejecting', () => {
  async function startRejecting() {
    const { user } = open([payment(1)])
    await user.click(within(await rowOf('Peserta 1')).getByRole('button', { name: 'Tolak' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tolak pembayaran' })
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Tolak Pembayaran' }))
    return { user, dialog, send }
  }

  test.each(['', '   '])(
    'rejecting a payment needs a reason, and "%s" is not one',
    async (reason) => {
      const { user, dialog, send } = await startRejecting()
      if (reason) await user.type(within(dialog).getByLabelText('Alasan penolakan'), reason)

      await send()

      const alert = await screen.findByRole('alertdialog', { name: 'Dibatalkan' })
      expect(alert).toHaveTextContent('Alasan penolakan harus diisi.')
      expect(decisions()).toEqual([])
      await user.click(within(alert).getByRole('button', { name: 'OK' }))
      expect(screen.getByRole('dialog', { name: 'Tolak pembayaran' })).toHaveTextContent(
        'Alasan penolakan harus diisi.'
      )
    }
  )

  test('rejecting a payment sends the trimmed reason and closes', async () => {
    server.on('PUT', '/admin/payments/1/status', {
      body: { message: 'Pembayaran berhasil ditolak.' },
    })
    const { user, dialog, send } = await startRejecting()

    await user.type(within(dialog).getByLabelText('Alasan penolakan'), ' Nominal kurang. ')
    await send()

    expect(await screen.findByText('Pembayaran berhasil ditolak.')).toBeInTheDocument()
    expect(decisions()[0]?.body).toEqual({ status: 'rejected', alasanPenolakan: 'Nominal kurang.' })
    expect(screen.queryByRole('dialog', { name: 'Tolak pembayaran' })).toBeNull()
  })

  test('closing the rejection dialog asks first after text was entered', async () => {
    const { user, dialog } = await startRejecting()
    await user.type(within(dialog).getByLabelText('Alasan penolakan'), 'Nominal')

    await user.click(within(dialog).getByRole('button', { name: 'Batal' }))
    await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' })
    await user.click(screen.getByRole('button', { name: 'Lanjut Mengisi' }))
    expect(within(dialog).getByLabelText('Alasan penolakan')).toHaveValue('Nominal')

    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }))
    await user.click(await screen.findByRole('button', { name: 'Ya, Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a failed rejection keeps the reason', async () => {
    server.on('PUT', '/admin/payments/1/status', { status: 500, body: { message: 'Rusak.' } })
    const { user, dialog, send } = await startRejecting()

    await user.type(within(dialog).getByLabelText('Alasan penolakan'), 'Nominal kurang.')
    await send()
    await user.click(await screen.findByRole('button', { name: 'OK' }))

    expect(screen.getByLabelText('Alasan penolakan')).toHaveValue('Nominal kurang.')
  })

  test('a payment that another admin rejected first is reported, and the dialog closes', async () => {
    server.on('PUT', '/admin/payments/1/status', {
      status: 409,
      body: { message: 'Pembayaran ini sudah diproses.' },
    })
    const { user, dialog, send } = await startRejecting()

    await user.type(within(dialog).getByLabelText('Alasan penolakan'), 'Nominal kurang.')
    await send()

    expect(await screen.findByText('Pembayaran ini sudah diproses.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog', { name: 'Tolak pembayaran' })).toBeNull()
  })
})
