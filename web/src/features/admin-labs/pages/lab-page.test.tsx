import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import LabPage from '@/features/admin-labs/pages/lab-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

afterEach(() => vi.useRealTimers())

type Lab = ResponseAt<'GET', '/admin/lab/:id'>['data']
type Seat = Lab['kursi'][number]

const EMPTY: Seat = {
  kursi: '10',
  terlihat: '2026-11-21T03:00:00.000Z',
  terhubung: true,
  peserta: null,
  simulasi: null,
  hadir: true,
}
const EXAM: Seat & { simulasi: object } = {
  ...EMPTY,
  kursi: '07',
  peserta: { id: 5, nama: 'Sari Kusuma' },
  simulasi: {
    id: 9,
    nama_paket: 'Paket A',
    sesi: 'written',
    secondsRemaining: 754,
    mulai: '2026-11-21T02:00:00.000Z',
    kejadian: 4,
  },
}

function answer(seats: Seat[], changes: Partial<Lab> = {}) {
  server.on('GET', '/admin/lab/3', {
    body: {
      data: {
        id: 3,
        nama: 'Lab Bahasa 1',
        createdAt: '2026-11-21T02:00:00.000Z',
        kunciDibuat: '2026-11-21T02:00:00.000Z',
        dicabut: null,
        kursi: seats,
        kunciKursi: [],
        seb: null,
        ...changes,
      },
    },
  })
}

function open(seats: Seat[] = [EXAM, EMPTY], changes: Partial<Lab> = {}) {
  answer(seats, changes)
  return show()
}

const show = () =>
  renderApp(
    <Routes>
      <Route path="/admin/lab/:id" element={<LabPage />} />
    </Routes>,
    { at: '/admin/lab/3' }
  )

const seat = (number: string) => screen.findByRole('listitem', { name: `Kursi ${number}` })

describe('a seat', () => {
  test('a seat shows its learner, session and time left', async () => {
    open()

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lab')
    const sari = await seat('07')
    expect(within(sari).getByText('Ujian')).toBeInTheDocument()
    expect(sari).toHaveTextContent('Sari Kusuma')
    expect(sari).toHaveTextContent('Structure & Written')
    expect(sari).toHaveTextContent('Sisa waktu 12:34')
    expect(sari).toHaveTextContent('Paket A')
    expect(within(sari).getByRole('button', { name: '4 kejadian' })).toHaveAccessibleDescription(
      'Kursi 07'
    )
    expect(screen.getByText('2 kursi terlihat, 1 sedang ujian')).toBeInTheDocument()
  })

  test('a seat may be empty, or used by a learner who has not started', async () => {
    open([EMPTY, { ...EMPTY, kursi: '11', peserta: { id: 6, nama: 'Budi' } }])

    expect(within(await seat('10')).getByText('Kosong')).toBeInTheDocument()
    expect(within(await seat('11')).getByText('Sudah masuk')).toBeInTheDocument()
    expect(await seat('11')).toHaveTextContent('Budi')
  })

  test.each([
    ['listening' as const, 0, 'Sisa waktu Jeda'],
    ['reading' as const, 0, 'Sisa waktu 0:00'],
    ['listening' as const, 1, 'Sisa waktu 0:01'],
  ])('a seat in %s with %i seconds shows: %s', async (sesi, secondsRemaining, text) => {
    open([{ ...EXAM, simulasi: { ...EXAM.simulasi, sesi, secondsRemaining } }])

    expect(await seat('07')).toHaveTextContent(text)
  })

  test('a seat that stopped reporting is described in words', async () => {
    open([{ ...EXAM, terhubung: false }])

    expect(within(await seat('07')).getByText('Tidak terhubung')).toBeInTheDocument()
  })

  test('a seat that a learner has left shows their attempt beside the present learner', async () => {
    open([
      { ...EMPTY, kursi: '07' },
      { ...EXAM, hadir: false, terhubung: false },
    ])

    const [now, left] = await screen.findAllByRole('listitem', { name: 'Kursi 07' })
    expect(within(now as HTMLElement).getByText('Kosong')).toBeInTheDocument()
    expect(within(left as HTMLElement).getByText('Ditinggalkan')).toBeInTheDocument()
    expect(within(left as HTMLElement).queryByText('Tidak terhubung')).toBeNull()
    expect(screen.getByText('1 kursi terlihat, 0 sedang ujian')).toBeInTheDocument()
  })
})

test('an attempt in Safe Exam Browser shows neither seat nor incidents', async () => {
  open([{ ...EXAM, kursi: null, simulasi: { ...EXAM.simulasi, kejadian: 0 } }])

  const card = await screen.findByRole('listitem', { name: 'SEB' })
  expect(card).toHaveTextContent('Sari Kusuma')
  expect(within(card).queryByRole('button')).toBeNull()
  expect(screen.getByText('1 kursi terlihat, 1 sedang ujian')).toBeInTheDocument()
})

describe('the view', () => {
  test('the lab view refreshes itself, and keeps its data when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open([EMPTY])
    await seat('10')
    answer([{ ...EMPTY, peserta: { id: 6, nama: 'Budi' } }])
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await seat('10')).toHaveTextContent('Budi')

    server.on('GET', '/admin/lab/3', { status: 404, body: { message: 'Lab tidak ditemukan.' } })
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByText(/Data belum dapat diperbarui/)).toBeInTheDocument()
    expect(await seat('10')).toHaveTextContent('Budi')
  })

  test('the lab view says so when no computer reported', async () => {
    open([])

    expect(await screen.findByText('Belum ada komputer yang terlihat.')).toBeInTheDocument()
  })

  test('the lab view says so when the lab is revoked', async () => {
    open([], { dicabut: '2026-11-21T03:00:00.000Z' })

    expect(await screen.findByText('Lab ini sudah dicabut.')).toBeInTheDocument()
  })

  test('the lab view says so when the lab does not exist', async () => {
    server.on('GET', '/admin/lab/3', { status: 404, body: { message: 'Lab tidak ditemukan.' } })
    show()

    expect(await screen.findByRole('alert')).toHaveTextContent('Lab tidak ditemukan.')
  })
})

describe('incidents', () => {
  type Incident = ResponseAt<'GET', '/admin/lab/:id/kejadian'>['data'][number]
  const INCIDENT: Incident = {
    id: 1,
    kursi: '07',
    kind: 'key_denied',
    detail: 'Alt+F4',
    at: '2026-11-21T03:00:00.000Z',
    count: 3,
    simulasi: { id: 9, nama: 'Sari Kusuma' },
  }
  const incidents = (data: Incident[], masihAda = false) =>
    server.on('GET', '/admin/lab/3/kejadian', { body: { data, masihAda } })

  test('the incidents of an attempt are listed in words', async () => {
    incidents([INCIDENT, { ...INCIDENT, id: 2, kind: 'focus_lost', detail: '', count: 1 }])
    const { user } = open()
    await user.click(within(await seat('07')).getByRole('button', { name: '4 kejadian' }))

    const dialog = await screen.findByRole('dialog', { name: 'Kejadian kursi 07' })
    expect(dialog).toHaveTextContent('Sari Kusuma · Paket A')
    const row = await within(dialog).findByRole('row', { name: /Menekan tombol terlarang/ })
    expect(row).toHaveTextContent('Alt+F4')
    expect(row).toHaveTextContent('3')
    expect(row).toHaveTextContent('10.00')
    expect(within(dialog).getByRole('row', { name: /Meninggalkan jendela/ })).toBeInTheDocument()
    expect(server.callsOf('GET', '/admin/lab/3/kejadian')[0]?.query).toEqual({ simulasi: '9' })

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a seat without an exam lists its own incidents, which may be none', async () => {
    incidents([])
    const { user } = open()
    await user.click(within(await seat('10')).getByRole('button', { name: 'Kejadian kursi' }))

    expect(await screen.findByText('Belum ada kejadian.')).toBeInTheDocument()
    expect(server.callsOf('GET', '/admin/lab/3/kejadian')[0]?.query).toEqual({ kursi: '10' })
  })

  test('incidents beyond the limit are cut off, and the dialog says so', async () => {
    incidents([INCIDENT], true)
    const { user } = open()
    await user.click(within(await seat('07')).getByRole('button', { name: '4 kejadian' }))

    expect(
      await screen.findByText('Hanya 1 kejadian terakhir yang ditampilkan.')
    ).toBeInTheDocument()
  })

  test('incidents that fail to load can be retried', async () => {
    server.on('GET', '/admin/lab/3/kejadian', { status: 422, body: { message: 'Rusak.' } })
    const { user } = open()
    await user.click(within(await seat('07')).getByRole('button', { name: '4 kejadian' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Rusak.')

    incidents([INCIDENT])
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }))
    expect(await dialog.findByRole('row', { name: /Alt\+F4/ })).toBeInTheDocument()
  })
})

describe('keys of seats', () => {
  const OWN = { kursi: '07', dibuat: '2026-11-21T03:00:00.000Z', dicabut: null }
  const RUNNING = {
    status: 409,
    body: { message: 'Simulasi sedang berjalan di kursi 07.', code: 'simulasi_berjalan' },
  } as const
  const keys = async () => within(await screen.findByRole('region', { name: 'Kunci kursi' }))

  async function press(user: ReturnType<typeof open>['user']) {
    await user.click((await keys()).getByRole('button', { name: 'Cabut' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cabut kunci kursi 07?' })
    await user.click(within(question).getByRole('button', { name: 'Cabut Kunci' }))
  }

  test('a lab without seat keys is said to share one key', async () => {
    open()
    expect((await keys()).getByText(/masih memakai satu kunci bersama/)).toBeInTheDocument()
    expect((await keys()).queryByRole('table')).toBeNull()
  })

  test('seat keys are listed as in use or revoked', async () => {
    open([EXAM], { kunciKursi: [OWN, { ...OWN, kursi: '08', dicabut: OWN.dibuat }] })
    const used = within((await keys()).getByRole('row', { name: /^07/ }))
    expect(used.getByText('Kunci sendiri')).toBeInTheDocument()
    expect(used.getByRole('button', { name: 'Cabut' })).toHaveAccessibleDescription('07')
    const revoked = within((await keys()).getByRole('row', { name: /^08/ }))
    expect(revoked.getByText('Dicabut')).toBeInTheDocument()
    expect(revoked.queryByRole('button')).toBeNull()
  })

  test('seat keys cannot be changed in a revoked lab', async () => {
    open([], { kunciKursi: [OWN], dicabut: OWN.dibuat })
    expect((await keys()).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Daftarkan Kursi' })).toBeNull()
  })

  test('seat keys are revoked after a confirmation', async () => {
    server.on('POST', '/admin/lab/3/cabut-kursi', { body: { message: 'Kunci kursi dicabut!' } })
    const { user } = open([EXAM], { kunciKursi: [OWN] })
    await press(user)
    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
      'Kunci kursi dicabut!'
    )
    expect(server.callsOf('POST', '/admin/lab/3/cabut-kursi')[0]?.body).toEqual({
      kursi: '07',
      force: false,
    })
  })

  test('revoking a seat key needs a second confirmation while an exam runs at the seat', async () => {
    server.on('POST', '/admin/lab/3/cabut-kursi', ({ body }) =>
      (body as { force: boolean }).force ? { body: { message: 'Dicabut.' } } : RUNNING
    )
    const { user } = open([EXAM], { kunciKursi: [OWN] })
    await press(user)
    const warning = await screen.findByRole('alertdialog', {
      name: 'Ada simulasi yang sedang berjalan',
    })
    expect(warning).toHaveTextContent('Simulasi sedang berjalan di kursi 07.')
    await user.click(within(warning).getByRole('button', { name: 'Tetap Cabut' }))
    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toBeInTheDocument()
  })

  async function enrol(count: string) {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Daftarkan Kursi' }))
    const field = await screen.findByLabelText('Jumlah kursi')
    await user.clear(field)
    if (count !== '') await user.type(field, count)
    await user.click(screen.getByRole('button', { name: 'Buat Kode' }))
    return user
  }

  test('seat keys are created with a code that is shown once, with the command', async () => {
    server.on('POST', '/admin/lab/3/kode-kursi', {
      status: 201,
      body: {
        message: 'ok',
        data: { kode: 'K7MR-4XWA-9TCE', kali: 30, berlakuSampai: '2026-11-21T03:30:00.000Z' },
      },
    })
    const user = await enrol('30')
    const dialog = within(await screen.findByRole('dialog', { name: 'Kode pendaftaran kursi' }))
    expect(server.callsOf('POST', '/admin/lab/3/kode-kursi')[0]?.body).toEqual({ kali: 30 })
    expect(dialog.getByLabelText('Kode')).toHaveTextContent('K7MR-4XWA-9TCE')
    const command = dialog.getByLabelText('Perintah untuk menyiapkan kursi')
    expect(command).toHaveTextContent(
      `npm run kiosk:provision -- --server ${window.location.origin} --lab "Lab Bahasa 1" --seats 1-30`
    )
    expect(command).not.toHaveTextContent('K7MR')

    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Kode pendaftaran kursi' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByText('K7MR-4XWA-9TCE')).toBeNull())
  })

  test.each(['', '0', '101', '1.5'])(
    'an enrolment code is not created for %j computers',
    async (count) => {
      await enrol(count)
      expect(await screen.findByText('Jumlah kursi harus antara 1 dan 100.')).toBeInTheDocument()
      expect(screen.getByLabelText('Jumlah kursi')).toBeInvalid()
      expect(server.callsOf('POST', '/admin/lab/3/kode-kursi')).toHaveLength(0)
    }
  )

  test('a refused enrolment code shows the server’s message', async () => {
    server.on('POST', '/admin/lab/3/kode-kursi', {
      status: 409,
      body: { message: 'Lab ini sudah dicabut.' },
    })
    await enrol('1')
    expect(await screen.findByText('Lab ini sudah dicabut.')).toBeInTheDocument()
  })
})

describe('Safe Exam Browser', () => {
  const SEB = {
    dibuat: '2026-11-21T02:00:00.000Z',
    berkataSandi: true,
    berlaku: true,
    versi: ['Windows 3.9'],
  }
  const section = () => screen.findByRole('region', { name: 'Safe Exam Browser' })
  const button = async (name: string) => within(await section()).getByRole('button', { name })
  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
  /** Pasting is faster, and typing is not under test. */
  const fill = async (name: RegExp, value: string) =>
    fireEvent.change(await field(name), { target: { value } })

  test('the Safe Exam Browser file has two passwords and is handed out once', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    server.on('POST', '/admin/lab/3/seb', {
      status: 201,
      body: {
        message: '',
        data: { namaBerkas: 'Lab-Bahasa-1.seb', isi: 'AAEC', configKey: 'ab'.repeat(32) },
      },
    })
    const { user } = open([])
    await user.click(await button('Buat Berkas SEB'))
    await fill(/^Kata sandi keluar/, 'pendek')
    await fill(/^Kata sandi berkas/, 'kata sandí berkas')
    await user.click(screen.getByRole('button', { name: 'Buat Berkas' }))
    const form = screen.getByRole('dialog', { name: 'Berkas Safe Exam Browser' })
    expect(form).toHaveTextContent('Kata sandi minimal 10 karakter.')
    expect(form).toHaveTextContent('Gunakan hanya huruf tanpa aksen')

    await fill(/^Kata sandi keluar/, 'sama semua saja')
    await fill(/^Kata sandi berkas/, 'sama semua saja')
    await user.click(screen.getByRole('button', { name: 'Buat Berkas' }))
    expect(form).toHaveTextContent('harus berbeda')
    expect(server.callsOf('POST', '/admin/lab/3/seb')).toHaveLength(0)

    await fill(/^Kata sandi berkas/, 'sama semua saja 2')
    await user.click(screen.getByRole('button', { name: 'Buat Berkas' }))
    await user.click(await screen.findByRole('button', { name: 'Unduh Lab-Bahasa-1.seb' }))
    expect(server.callsOf('POST', '/admin/lab/3/seb')[0]?.body).toEqual({
      kataSandiKeluar: 'sama semua saja',
      kataSandiBerkas: 'sama semua saja 2',
      force: false,
    })
    const [blob] = saved.mock.calls[0] as [Blob]
    expect(blob.size).toBe(3)
    expect(blob.type).toBe('application/seb')
    expect(screen.getByLabelText('Config Key')).toHaveTextContent('ab'.repeat(32))
  })

  test("an unencrypted SEB file needs the admin's explicit choice, and a confirmation while exams run", async () => {
    server.on('POST', '/admin/lab/3/seb', {
      status: 409,
      body: { message: 'Ada yang ujian.', code: 'simulasi_berjalan' },
    })
    const { user } = open([], { seb: SEB })
    await user.click(await button('Buat Berkas SEB Baru'))
    await fill(/^Kata sandi keluar/, 'kata sandi keluar')
    await user.click(screen.getByLabelText('Buat tanpa kata sandi berkas'))
    expect(screen.queryByLabelText(/^Kata sandi berkas/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Buat Berkas' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Ada yang ujian.')
    await user.click(within(question).getByRole('button', { name: 'Tetap Lanjutkan' }))
    await waitFor(() => expect(server.callsOf('POST', '/admin/lab/3/seb')).toHaveLength(2))
    expect(server.callsOf('POST', '/admin/lab/3/seb')[1]?.body).toEqual({
      kataSandiKeluar: 'kata sandi keluar',
      kataSandiBerkas: null,
      force: true,
    })
  })

  test('the SEB section lists its versions, adds one and removes one', async () => {
    server.on('POST', '/admin/lab/3/seb/versi', { status: 201, body: { message: '' } })
    server.on('POST', '/admin/lab/3/seb/hapus-versi', { body: { message: '' } })
    const { user } = open([], { seb: SEB })
    expect(await section()).toHaveTextContent('Dengan kata sandi')
    await user.click(await button('Daftarkan Versi SEB'))
    await fill(/^Browser Exam Key/, 'bukan kunci')
    await user.click(screen.getByRole('button', { name: 'Daftarkan' }))
    const form = screen.getByRole('dialog', { name: 'Daftarkan versi SEB' })
    expect(form).toHaveTextContent('Nama versi wajib diisi.')
    expect(form).toHaveTextContent('64 angka dan huruf a sampai f')
    await fill(/^Nama versi/, ' macOS 3.5 ')
    await fill(/^Browser Exam Key/, 'AB'.repeat(32))
    await user.click(screen.getByRole('button', { name: 'Daftarkan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf('POST', '/admin/lab/3/seb/versi')[0]?.body).toEqual({
      nama: 'macOS 3.5',
      kunci: 'AB'.repeat(32),
      force: false,
    })

    await user.click(await button('Hapus versi Windows 3.9'))
    const question = await screen.findByRole('alertdialog', { name: 'Hapus versi Windows 3.9?' })
    await user.click(within(question).getByRole('button', { name: 'Hapus Versi' }))
    await waitFor(() =>
      expect(server.callsOf('POST', '/admin/lab/3/seb/hapus-versi')[0]?.body).toEqual({
        nama: 'Windows 3.9',
        force: false,
      })
    )
  })

  test('SEB is revoked after a confirmation, and a file of another APP_KEY is reported', async () => {
    server.on('DELETE', '/admin/lab/3/seb', { body: { message: 'Dicabut.' } })
    const { user } = open([], { seb: { ...SEB, berlaku: false, versi: [] } })
    expect(await section()).toHaveTextContent('Berkas ini tidak berlaku lagi.')
    expect(
      within(await section()).queryByRole('button', { name: 'Daftarkan Versi SEB' })
    ).toBeNull()
    await user.click(await button('Cabut Berkas SEB'))
    const question = await screen.findByRole('alertdialog', { name: 'Cabut berkas SEB lab ini?' })
    await user.click(within(question).getByRole('button', { name: 'Cabut Berkas' }))
    expect(await screen.findByText('Dicabut.')).toBeInTheDocument()
  })

  test('SEB settings cannot be changed in a revoked lab', async () => {
    open([], { seb: SEB, dicabut: '2026-11-21T03:00:00.000Z' })
    expect(within(await section()).queryByRole('button')).toBeNull()
  })
})
