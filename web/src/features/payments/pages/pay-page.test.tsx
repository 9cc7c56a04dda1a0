import { LAB_ONLY } from '@lulus/api/contracts/packages'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bill, OwnPayment } from '@/features/payments/api/payments'
import PayPage from '@/features/payments/pages/pay-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, heldAnswer, type FakeApi, type Answer } from '@/testing/fake-api'
import { fakePictures } from '@/testing/fake-pictures'
import { fakeUploads } from '@/testing/fake-uploads'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const FREE = { bolehAkses: false, pending: false, alasan: null }
const ACADEMY = { ...SETTINGS, qris: '/uploads/qris.svg' }
type Offer = ResponseAt<'GET', '/paket-soal/:id'>['data']

beforeEach(() => {
  server = fakeApi()
  fakePictures()
  fakeUploads()
  server.on('GET', '/pengaturan', { body: ACADEMY })
  server.on('GET', '/users/cek-akses/3', { body: FREE })
  offer()
})

afterEach(() => vi.useRealTimers())

function offer(changes: Partial<Offer> = {}) {
  const data: Offer = {
    id: 3,
    nama_paket: 'Paket A',
    status: 'siap',
    level: 'prediction',
    harga: 20_000,
    hanya_lab: false,
    pembahasan: 'tidak' as const,
    pembahasan_mulai: null,
  }
  server.on('GET', '/paket-soal/3', { body: { data: { ...data, ...changes } } })
}

function open() {
  return renderApp(
    <Routes>
      <Route path="/bayar/:paketId" element={<PayPage />} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: '/bayar/3' }
  )
}

const address = () => screen.getByTestId('address').textContent
const proof = () => new File(['x'], 'bukti.png', { type: 'image/png' })
const picker = () => screen.findByLabelText('Bukti pembayaran')
const send = () => screen.getByRole('button', { name: 'Kirim Bukti Pembayaran' })

describe('the amount and code to pay', () => {
  test("the payment page shows the package at the server's price", async () => {
    offer({ nama_paket: 'Paket Z', harga: 37_500 })
    open()

    expect(await screen.findByText('Rp 37.500')).toBeInTheDocument()
    expect(screen.getByText('Paket Z')).toBeInTheDocument()
    expect(screen.getByAltText('Kode QRIS untuk pembayaran')).toHaveAttribute(
      'src',
      '/api/uploads/qris.svg'
    )
  })

  test('a sample payment code is marked and cannot be saved', async () => {
    server.on('GET', '/pengaturan', { body: { ...ACADEMY, qrisContoh: true } })
    open()

    expect(await screen.findByText('CONTOH - jangan dibayar')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Unduh QRIS' })).toBeNull()
  })

  test('a missing payment code shows whom to ask', async () => {
    server.on('GET', '/pengaturan', { body: { ...ACADEMY, qris: null } })
    open()

    expect(await screen.findByText('Pembayaran belum dapat diterima saat ini.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Hubungi admin/ })).toHaveAttribute(
      'href',
      'https://wa.me/6281200000000'
    )
    expect(screen.queryByLabelText('Bukti pembayaran')).toBeNull()
  })

  test('a payment code that fails to load can be retried', async () => {
    const { user } = open()

    fireEvent.error(await screen.findByAltText('Kode QRIS untuk pembayaran'))
    expect(screen.getByText('Gambar QRIS tidak dapat dimuat.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))

    expect(screen.getByAltText('Kode QRIS untuk pembayaran')).toBeInTheDocument()
  })

  test('a payment code that cannot be saved shows an error', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'))
    const { user } = open()

    await user.click(await screen.findByRole('button', { name: 'Unduh QRIS' }))

    expect(
      await screen.findByRole('alertdialog', { name: 'Gagal mengunduh QRIS' })
    ).toBeInTheDocument()
  })
})

/** A dynamic code of a merchant that doesn't exist. */
const DYNAMIC =
  '00020101021226610014COM.CONTOH.WWW01189360000000000000010210C0000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204829953033605405198735802ID5914LEMBAGA CONTOH6006SLEMAN61055528162070703A016304EE93'

function bill() {
  const data: Bill = {
    id: 5,
    paketId: 3,
    bundelId: null,
    harga: 20_000,
    kodePromo: null,
    potongan: 0,
    nominal: 19_873,
    berlakuSampai: new Date(Date.now() + 86_400_000).toISOString(),
    qris: DYNAMIC,
  }
  server.on('GET', '/pengaturan', { body: { ...ACADEMY, nominalUnik: true } })
  server.on('POST', '/payment/tagihan', { status: 201, body: { data } })
  return data
}

const rejected = (id: number, packageId: number, billId: number): OwnPayment => ({
  id,
  nama_paket: 'Paket A',
  paket_soal_id: packageId,
  bundel: null,
  amount: 19_873,
  buktiBayar: null,
  status: 'rejected',
  alasan_penolakan: 'Bukti buram',
  tagihanId: billId,
  promo: null,
  dicatat: false,
  createdAt: '2026-11-20T08:00:00.000Z',
})

describe('a bill with an amount of its own', () => {
  test('a bill shows the exact amount, its code and its merchant, and is named with the proof', async () => {
    bill()
    server.on('POST', '/payment/upload', {
      status: 201,
      body: { message: 'Terkirim.', data: { id: 1, status: 'pending', amount: 19_873 } },
    })
    const { user } = open()

    expect(await screen.findByText('Rp 19.873')).toBeInTheDocument()
    expect(screen.getByText('Rp 19.873').closest('p')).toHaveTextContent(/^Bayar tepat Rp 19\.873$/)
    expect(await screen.findByAltText('Kode QRIS untuk pembayaran')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/)
    )
    expect(screen.getByText('LEMBAGA CONTOH')).toBeInTheDocument()
    expect(screen.queryByText(/20\.000/)).toBeNull()
    expect(server.callsOf('POST', '/payment/tagihan')[0]?.body).toEqual({
      paketId: 3,
    })

    await user.upload(await picker(), proof())
    await user.click(send())
    await screen.findByRole('heading', { name: 'Tujuan' })
    const [upload] = server.callsOf('POST', '/payment/upload')
    expect((upload?.body as FormData | undefined)?.get('tagihanId')).toBe('5')
  })

  test.each(['nominal_unik_mati', 'nominal_habis'])(
    'the price is paid where the server makes no bill (%s)',
    async (code) => {
      bill()
      server.on('POST', '/payment/tagihan', { status: 409, body: { message: 'Tidak.', code } })
      open()

      expect(await screen.findByText('Rp 20.000')).toBeInTheDocument()
      expect(screen.getByAltText('Kode QRIS untuk pembayaran')).toHaveAttribute(
        'src',
        '/api/uploads/qris.svg'
      )
    }
  )

  test('a bill that fails to load can be asked for again', async () => {
    bill()
    server.on('POST', '/payment/tagihan', { status: 503, body: { message: 'Sebentar.' } })
    const { user } = open()

    expect(await screen.findByText('Gagal mengambil tagihan')).toBeInTheDocument()
    bill()
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByText('Rp 19.873')).toBeInTheDocument()
  })

  test('a better proof after a rejection names the bill of the same transfer', async () => {
    bill()
    server.on('GET', '/users/cek-akses/3', { body: { ...FREE, alasan: 'Bukti buram' } })
    server.on('GET', '/users/payment', {
      body: {
        data: [rejected(9, 8, 1), rejected(8, 3, 4), rejected(7, 3, 2)],
      },
    })
    server.on('POST', '/payment/upload', {
      status: 201,
      body: { message: 'Terkirim.', data: { id: 1, status: 'pending', amount: 19_873 } },
    })
    const { user } = open()

    await user.upload(await picker(), proof())
    await user.click(send())
    await screen.findByRole('heading', { name: 'Tujuan' })
    const [upload] = server.callsOf('POST', '/payment/upload')
    expect((upload?.body as FormData | undefined)?.get('tagihanId')).toBe('4')
    expect(server.callsOf('POST', '/payment/tagihan')).toEqual([])
  })
})

describe('a promo code', () => {
  const field = () => screen.findByRole('textbox', { name: 'Kode promo' })
  const use = () => screen.getByRole('button', { name: 'Pakai' })
  const quoted = { kode: 'HEMAT', harga: 20_000, potongan: 2_000, bayar: 18_000 }
  const sent = {
    status: 201,
    body: { message: 'Terkirim.', data: { id: 1, status: 'pending', amount: 18_000 } },
  } as const

  test('a code lowers the amount, is sent with the proof, and can be taken away', async () => {
    server.on('POST', '/payment/promo', { body: { data: quoted } })
    server.on('POST', '/payment/upload', sent)
    const { user } = open()
    await user.type(await field(), 'hemat{Enter}')
    expect(await screen.findByText('Rp 18.000')).toBeInTheDocument()
    expect(screen.getByText('Kode HEMAT: hemat Rp 2.000.', { selector: 'p' })).toBeInTheDocument()
    expect(server.callsOf('POST', '/payment/promo')[0]?.body).toEqual({
      paketId: 3,
      kodePromo: 'HEMAT',
    })

    await user.click(screen.getByRole('button', { name: 'Hapus kode' }))
    expect(await screen.findByText('Rp 20.000')).toBeInTheDocument()
    await user.type(await field(), 'hemat')
    await user.click(use())
    await screen.findByText('Rp 18.000')
    await user.upload(await picker(), proof())
    await user.click(send())
    await screen.findByRole('heading', { name: 'Tujuan' })
    const [upload] = server.callsOf('POST', '/payment/upload')
    expect((upload?.body as FormData | undefined)?.get('kodePromo')).toBe('HEMAT')
  })

  test('a code that cannot be used says why beside its field, and the price stays', async () => {
    server.on('POST', '/payment/promo', {
      status: 409,
      body: { message: 'Kode promo ini sudah berakhir.' },
    })
    const { user } = open()
    await user.type(await field(), 'usai{Enter}')
    expect(await screen.findByText('Kode promo ini sudah berakhir.')).toBeInTheDocument()
    expect(screen.getByText('Rp 20.000')).toBeInTheDocument()
    expect(await field()).toHaveAccessibleDescription(/sudah berakhir/)
  })

  test('with bills a code makes a bill of its own, and its removal one without', async () => {
    const stored = bill()
    const { user } = open()
    await screen.findByText('Rp 19.873')
    const reduced = { ...stored, id: 6, nominal: 17_801, kodePromo: 'HEMAT', potongan: 2_000 }
    server.on('POST', '/payment/tagihan', { status: 201, body: { data: reduced } })
    await user.type(await field(), 'hemat{Enter}')
    expect(await screen.findByText('Rp 17.801')).toBeInTheDocument()
    expect(server.callsOf('POST', '/payment/tagihan').at(-1)?.body).toEqual({
      paketId: 3,
      kodePromo: 'HEMAT',
    })

    server.on('POST', '/payment/tagihan', { status: 201, body: { data: stored } })
    await user.click(screen.getByRole('button', { name: 'Hapus kode' }))
    expect(await screen.findByText('Rp 19.873')).toBeInTheDocument()
    expect(server.callsOf('POST', '/payment/tagihan').at(-1)?.body).toEqual({
      paketId: 3,
      kodePromo: null,
    })
  })

  test('a code that cannot be removed says why, and stays', async () => {
    const reduced = { ...bill(), nominal: 17_801, kodePromo: 'HEMAT', potongan: 2_000 }
    server.on('POST', '/payment/tagihan', { body: { data: reduced } })
    const { user } = open()
    const remove = await screen.findByRole('button', { name: 'Hapus kode' })
    server.on('POST', '/payment/tagihan', {
      status: 409,
      body: { message: 'Pembayaran Anda masih menunggu.' },
    })
    await user.click(remove)
    expect(await screen.findByRole('alert')).toHaveTextContent('Pembayaran Anda masih menunggu.')
    expect(screen.getByText('Rp 17.801')).toBeInTheDocument()
  })

  test('a better proof after a rejection names the code of the same transfer', async () => {
    server.on('GET', '/users/cek-akses/3', { body: { ...FREE, alasan: 'Bukti buram' } })
    const before = {
      ...rejected(8, 3, 4),
      tagihanId: null,
      promo: { kode: 'HEMAT', potongan: 2_000 },
    }
    server.on('GET', '/users/payment', { body: { data: [before] } })
    server.on('POST', '/payment/upload', sent)
    const { user } = open()
    await user.upload(await picker(), proof())
    await user.click(send())
    await screen.findByRole('heading', { name: 'Tujuan' })
    const [upload] = server.callsOf('POST', '/payment/upload')
    expect((upload?.body as FormData | undefined)?.get('kodePromo')).toBe('HEMAT')
  })
})

describe('a package that needs no payment', () => {
  test('a package that waits for an admin needs no payment and says so', async () => {
    server.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: true, alasan: 'Pembayaran Anda sedang diperiksa.' },
    })
    open()

    expect(await screen.findByText('Menunggu Verifikasi')).toBeInTheDocument()
    expect(screen.getByText('Pembayaran Anda sedang diperiksa.')).toBeInTheDocument()
    expect(screen.queryByLabelText('Bukti pembayaran')).toBeNull()
  })

  test('a package that is open links to the exam instead of a payment', async () => {
    server.on('GET', '/users/cek-akses/3', { body: { ...FREE, bolehAkses: true } })
    open()

    expect(await screen.findByRole('link', { name: 'Kerjakan Soal' })).toHaveAttribute(
      'href',
      '/simulasi-toefl/3'
    )
  })

  test('a package that is not ready says Coming Soon', async () => {
    offer({ status: 'belum' })
    open()

    expect(await screen.findByText('Coming Soon')).toBeInTheDocument()
    expect(screen.queryByLabelText('Bukti pembayaran')).toBeNull()
  })

  test('a package that no longer exists links back to the packages', async () => {
    server.on('GET', '/paket-soal/3', {
      status: 404,
      body: { message: 'Paket tidak ditemukan.' },
    })
    open()

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Gagal mengambil data paket')
    expect(alert).toHaveTextContent('Paket tidak ditemukan.')
    expect(screen.getByRole('link', { name: 'Kembali ke daftar paket' })).toHaveAttribute(
      'href',
      '/paketsoal'
    )
  })
})

test('after a rejection the first offer is a better proof without the code, the second to pay again', async () => {
  server.on('GET', '/users/cek-akses/3', { body: { ...FREE, alasan: 'Bukti buram.' } })
  const { user } = open()

  expect(await screen.findByText('Bukti buram.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Unggah ulang bukti' })).toBeInTheDocument()
  expect(await picker()).toBeInTheDocument()
  expect(screen.queryByAltText('Kode QRIS untuk pembayaran')).toBeNull()

  await user.click(screen.getByRole('link', { name: 'Bayar Lagi' }))
  expect(await screen.findByAltText('Kode QRIS untuk pembayaran')).toBeInTheDocument()
  expect(screen.getByText('Bukti buram.')).toBeInTheDocument()
  expect(await picker()).toBeInTheDocument()
})

describe('a lab-only package', () => {
  test('a lab-only package says so before it is paid', async () => {
    offer({ hanya_lab: true })
    server.on('GET', '/users/cek-akses/3', {
      body: { ...FREE, alasan: LAB_ONLY, butuhLab: true },
    })
    open()

    expect(await picker()).toBeInTheDocument()
    expect(screen.getByText(LAB_ONLY)).toBeInTheDocument()
    expect(screen.queryByText('Pembayaran sebelumnya ditolak')).toBeNull()
  })

  test('a paid lab-only package shows where to take it', async () => {
    offer({ hanya_lab: true })
    server.on('GET', '/users/cek-akses/3', {
      body: { ...FREE, pending: true, alasan: LAB_ONLY, butuhLab: true },
    })
    open()

    expect(await screen.findByText('Khusus lab')).toBeInTheDocument()
    expect(screen.getByText(LAB_ONLY)).toBeInTheDocument()
    expect(screen.queryByLabelText('Bukti pembayaran')).toBeNull()
  })

  test('other packages do not mention labs', async () => {
    open()

    expect(await picker()).toBeInTheDocument()
    expect(screen.queryByText('Khusus lab')).toBeNull()
  })
})

test('a failed access check does not prevent paying', async () => {
  server.on('GET', '/users/cek-akses/3', { status: 500 })
  open()

  expect(await picker()).toBeInTheDocument()
})

describe('the proof', () => {
  test("the payment's proof is required", async () => {
    const { user } = open()
    await picker()

    await user.click(send())

    expect(screen.getByText('Mohon unggah bukti pembayaran terlebih dahulu')).toBeInTheDocument()
    expect(server.callsOf('POST', '/payment/upload')).toEqual([])
  })

  test('the proof is not reported as missing while its picture is being prepared', async () => {
    open()
    fireEvent.change(await picker(), { target: { files: [proof()] } })

    expect(send()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(send())
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    expect(
      screen.queryByText('Mohon unggah bukti pembayaran terlebih dahulu')
    ).not.toBeInTheDocument()
  })

  test('the proof must be a picture', async () => {
    open()

    fireEvent.drop(await picker(), {
      dataTransfer: { files: [new File(['x'], 'bukti.pdf', { type: 'application/pdf' })] },
    })

    expect(
      await screen.findByText('File harus berupa gambar (jpg, jpeg, png, webp).')
    ).toBeInTheDocument()
  })

  type Upload = Answer<'POST', '/payment/upload'>

  async function chooseAndSend(answer: Upload | (() => Promise<Upload>)) {
    server.on('POST', '/payment/upload', answer)
    const { user } = open()
    await user.upload(await picker(), proof())
    await screen.findByAltText('Pratinjau bukti.png')
    await user.click(send())
    return user
  }

  test('the proof is sent with the package, shows its progress, and opens the packages', async () => {
    const { answer, release } = heldAnswer<'POST', '/payment/upload'>()
    await chooseAndSend(answer)

    const progress = await screen.findByRole('progressbar')
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'))
    expect(send()).toHaveAttribute('aria-busy', 'true')
    release({
      status: 201,
      body: { message: 'ok', data: { id: 1, status: 'pending', amount: 20_000 } },
    })

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.'
    )
    await waitFor(() => expect(address()).toBe('/paketsoal'))

    const form = server.callsOf('POST', '/payment/upload')[0]?.body as FormData
    expect(form.get('paket_soal_id')).toBe('3')
    expect(form.get('namaPaket')).toBe('Paket A')
    expect(form.get('bukti')).toBeInstanceOf(File)
  })

  test.each<[409 | 413 | 415 | 500, string]>([
    [409, 'Pembayaran Anda untuk paket ini masih menunggu verifikasi admin.'],
    [413, 'Ukuran gambar maksimal 5 MB.'],
    [415, 'File harus berupa gambar (jpg, jpeg, png, webp).'],
    [500, 'Terjadi kesalahan pada server.'],
  ])(
    'a proof that is refused with %d keeps the picture and shows the server’s message',
    async (status, message) => {
      const user = await chooseAndSend({ status, body: { message } })

      const dialog = await screen.findByRole('alertdialog', {
        name: 'Gagal mengunggah bukti pembayaran',
      })
      expect(dialog).toHaveTextContent(message)
      await user.click(screen.getByRole('button', { name: 'OK' }))

      expect(screen.getByAltText('Pratinjau bukti.png')).toBeInTheDocument()
      expect(send()).not.toHaveAttribute('aria-busy')
      expect(address()).toBe('/bayar/3')
    }
  )

  test("a proof that was sent on another device shows the server's status", async () => {
    const user = await chooseAndSend(async () => {
      server.on('GET', '/users/cek-akses/3', {
        body: { bolehAkses: false, pending: true, alasan: 'Sedang diperiksa.' },
      })
      return { status: 409, body: { message: 'Masih menunggu verifikasi admin.' } }
    })

    await user.click(await screen.findByRole('button', { name: 'OK' }))

    expect(await screen.findByText('Sedang diperiksa.')).toBeInTheDocument()
  })
})
