import { act, screen, waitFor, within } from '@testing-library/react'
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
  test('tells who sits there, in which session and how long still', async () => {
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

  test('may be empty, or taken by somebody who has not begun', async () => {
    open([EMPTY, { ...EMPTY, kursi: '11', peserta: { id: 6, nama: 'Budi' } }])

    expect(within(await seat('10')).getByText('Kosong')).toBeInTheDocument()
    expect(within(await seat('11')).getByText('Sudah masuk')).toBeInTheDocument()
    expect(await seat('11')).toHaveTextContent('Budi')
  })

  test.each([
    ['listening' as const, 0, 'Sisa waktu Jeda'],
    ['reading' as const, 0, 'Sisa waktu 0:00'],
    ['listening' as const, 1, 'Sisa waktu 0:01'],
  ])('in %s with %i seconds: %s', async (sesi, secondsRemaining, text) => {
    open([{ ...EXAM, simulasi: { ...EXAM.simulasi, sesi, secondsRemaining } }])

    expect(await seat('07')).toHaveTextContent(text)
  })

  test('that is silent is said to be, in words', async () => {
    open([{ ...EXAM, terhubung: false }])

    expect(within(await seat('07')).getByText('Tidak terhubung')).toBeInTheDocument()
  })

  test('that a learner has left shows the attempt beside who is there now', async () => {
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

describe('the view', () => {
  test('keeps itself up to date, and what it shows when that fails', async () => {
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

  test('says when no computer was seen', async () => {
    open([])

    expect(await screen.findByText('Belum ada komputer yang terlihat.')).toBeInTheDocument()
  })

  test('says when the lab is revoked', async () => {
    open([], { dicabut: '2026-11-21T03:00:00.000Z' })

    expect(await screen.findByText('Lab ini sudah dicabut.')).toBeInTheDocument()
  })

  test('says when there is no such lab', async () => {
    server.on('GET', '/admin/lab/3', { status: 404, body: { message: 'Lab tidak ditemukan.' } })
    show()

    expect(await screen.findByRole('alert')).toHaveTextContent('Lab tidak ditemukan.')
  })
})

describe('events', () => {
  type LabEvent = ResponseAt<'GET', '/admin/lab/:id/kejadian'>['data'][number]
  const EVENT: LabEvent = {
    id: 1,
    kursi: '07',
    kind: 'key_denied',
    detail: 'Alt+F4',
    at: '2026-11-21T03:00:00.000Z',
    count: 3,
    simulasi: { id: 9, nama: 'Sari Kusuma' },
  }
  const events = (data: LabEvent[], masihAda = false) =>
    server.on('GET', '/admin/lab/3/kejadian', { body: { data, masihAda } })

  test('of an attempt are listed in words', async () => {
    events([EVENT, { ...EVENT, id: 2, kind: 'focus_lost', detail: '', count: 1 }])
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

  test('of a seat without an exam are the seat’s own, and may be none', async () => {
    events([])
    const { user } = open()
    await user.click(within(await seat('10')).getByRole('button', { name: 'Kejadian kursi' }))

    expect(await screen.findByText('Belum ada kejadian.')).toBeInTheDocument()
    expect(server.callsOf('GET', '/admin/lab/3/kejadian')[0]?.query).toEqual({ kursi: '10' })
  })

  test('that are too many are cut off, and that is said', async () => {
    events([EVENT], true)
    const { user } = open()
    await user.click(within(await seat('07')).getByRole('button', { name: '4 kejadian' }))

    expect(
      await screen.findByText('Hanya 1 kejadian terakhir yang ditampilkan.')
    ).toBeInTheDocument()
  })

  test('that can not be fetched can be tried again', async () => {
    server.on('GET', '/admin/lab/3/kejadian', { status: 422, body: { message: 'Rusak.' } })
    const { user } = open()
    await user.click(within(await seat('07')).getByRole('button', { name: '4 kejadian' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Rusak.')

    events([EVENT])
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }))
    expect(await dialog.findByRole('row', { name: /Alt\+F4/ })).toBeInTheDocument()
  })
})
