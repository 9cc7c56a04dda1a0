import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Board, Sitter } from '@/features/admin-events/api/events'
import type { EventDetail } from '@/features/admin-events/model/event-form'
import EventPage from '@/features/admin-events/pages/event-page'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

const EVENT: EventDetail = {
  id: 7,
  nama: 'Ujian XII IPA 1',
  paketId: 3,
  nama_paket: 'Paket A',
  kelas: [{ id: 5, nama: 'XII IPA 1' }],
  peserta: [],
  pengawas: [],
  lab: { id: 2, nama: 'Lab Utama' },
  mulai: '2026-11-23T02:00:00.000Z',
  caraMulai: 'pengawas',
  batasMulai: 60,
  toleransi: 15,
  istirahat: 10,
  pakaiToken: true,
  gantiToken: 15,
  acakPilihan: false,
  modeListening: 'latihan',
  menitPengawas: 15,
  hasilDibuka: null,
  jumlah_peserta: 3,
  fase: 'ruang_tunggu',
  bisaDiubah: true,
  jawabanTerlambat: 0,
  rekamanTidakMuat: null,
  penutupan: null,
}

const sitter = (id: number, nama: string, changes: Partial<Sitter> = {}): Sitter => ({
  id,
  nama,
  nohp: `0812000000${id}`,
  kelas: null,
  keadaan: 'belum_datang',
  kursi: null,
  waktuTambahan: 0,
  masuk: null,
  mulaiMengerjakan: null,
  sesi: null,
  terjawab: null,
  dari: null,
  sisaDetik: null,
  berakhir: null,
  kontakTerakhir: null,
  belumTerkirim: null,
  baterai: null,
  mengisi: null,
  perangkat: null,
  dijeda: false,
  kejadian: [],
  pemberitahuan: [],
  ...changes,
})

const AYU = sitter(11, 'Ayu', { keadaan: 'siap', kursi: 'PC 01', waktuTambahan: 25 })
const BUDI = sitter(12, 'Budi')
const CITRA = sitter(13, 'Citra', {
  keadaan: 'mengerjakan',
  sesi: 'listening',
  terjawab: 34,
  dari: 50,
  waktuTambahan: 50,
})

const BOARD: Board = {
  sekarang: '2026-11-23T01:50:00.000Z',
  fase: 'ruang_tunggu',
  mulai: EVENT.mulai,
  caraMulai: 'pengawas',
  dimulai: null,
  batas: '2026-11-23T03:00:00.000Z',
  ditutup: '2026-11-23T03:15:00.000Z',
  bisaMulai: true,
  bisaTambah: true,
  token: { kode: 'ACEFGH', sampai: '2026-11-23T02:05:00.000Z' },
  gangguanServer: [],
  peserta: [AYU, BUDI, CITRA],
}

beforeEach(() => {
  server = fakeApi()
  // The board is polled where no stream comes through.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.on('GET', '/admin/jadwal/7/aliran', { status: 503, body: {} })
  server.on('GET', '/admin/jadwal/7/akses-kelas', {
    body: { data: { dipakai: false, punya: 0, belumBayar: [] } },
  })
})

function open(
  changes: Partial<Board> = {},
  account = ADMIN,
  eventChanges: Partial<EventDetail> = {}
) {
  server.on('GET', '/admin/jadwal/7', { body: { data: { ...EVENT, ...eventChanges } } })
  server.on('GET', '/admin/jadwal/7/papan', { body: { data: { ...BOARD, ...changes } } })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, account)
  return renderApp(
    <Routes>
      <Route path="/admin/jadwal/:id" element={<EventPage />} />
    </Routes>,
    { at: '/admin/jadwal/7', queryClient }
  )
}

/** The body of a stream of events. */
function openedStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (begun) => void (controller = begun) })
  const encoder = new TextEncoder()
  let id = 0
  return {
    body,
    write(kind: string, data: object) {
      id += 1
      const text = `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
      controller?.enqueue(encoder.encode(text))
    },
    end: () => controller?.close(),
  }
}

const rowOf = ({ nama }: Sitter) => screen.findByRole('row', { name: new RegExp(nama) })

/** A button of a learner's opened row; null if it isn't offered. */
async function buttonOf(user: UserEvent, { nama }: Sitter, name: string) {
  const toggle = await screen.findByRole('button', { name: `${nama}, rincian` })
  if (toggle.getAttribute('aria-expanded') === 'false') await user.click(toggle)
  return screen.queryByRole('button', { name })
}

describe('the board', () => {
  test('the board shows the token, the counts by state, and every learner with seat and extra time', async () => {
    open()

    expect(await screen.findByRole('status', { name: 'Token' })).toHaveTextContent('ACEFGH')
    expect(await rowOf(AYU)).toHaveTextContent(/Siap.*PC 01/)
    expect(await rowOf(AYU)).toHaveTextContent('Waktu tambahan 25 %')
    expect(await rowOf(BUDI)).not.toHaveTextContent('Waktu tambahan')
    const counts = screen.getAllByRole('term').map((term) => {
      return `${term.textContent} ${term.nextElementSibling?.textContent}`
    })
    expect(counts.filter((count) => !count.endsWith(' 0'))).toEqual([
      'Belum datang 1',
      'Siap 1',
      'Mengerjakan 1',
    ])
  })

  test('the board can be filtered by state', async () => {
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText('Tampilkan'), 'Belum datang')

    expect(await rowOf(BUDI)).toBeInTheDocument()
    expect(screen.queryByRole('row', { name: /Ayu/ })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Selesai')
    expect(screen.getByText('Tidak ada peserta dengan keadaan ini.')).toBeInTheDocument()
  })

  test('the board shows that it is not updating when the server is unreachable, and recovers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    await rowOf(AYU)
    server.on('GET', '/admin/jadwal/7/papan', { status: 503, body: {} })
    const old = /^Gambar ini berumur \d+ detik\./
    await vi.advanceTimersByTimeAsync(12_000)

    expect(await screen.findByText(old)).toBeInTheDocument()
    expect(await rowOf(AYU)).toBeInTheDocument()
    server.on('GET', '/admin/jadwal/7/papan', { body: { data: BOARD } })
    await vi.advanceTimersByTimeAsync(4000)
    await waitFor(() => expect(screen.queryByText(old)).toBeNull())
    vi.useRealTimers()
  })

  test('the board shows how far each learner is, with trouble on top, and finds them by name', async () => {
    const lost = sitter(14, 'Dian', {
      keadaan: 'terputus',
      sesi: 'listening',
      terjawab: 12,
      dari: 50,
      belumTerkirim: 3,
      kontakTerakhir: BOARD.sekarang,
      kejadian: [
        { jenis: 'terputus', waktu: BOARD.sekarang, keterangan: 'Terputus, belum kembali.' },
      ],
    })
    const { user } = open({ peserta: [AYU, BUDI, CITRA, lost] })
    expect(await rowOf(CITRA)).toHaveTextContent(/Mengerjakan.*Listening.*34\/50/)
    const names = () =>
      screen.getAllByRole('button', { name: /, rincian$/ }).map(({ textContent }) => textContent)
    expect(names()).toEqual(['Dian', 'Citra', 'Ayu', 'Budi'])
    expect(await rowOf(lost)).toHaveTextContent('3 belum terkirim')
    await user.click(screen.getByRole('button', { name: 'Dian, rincian' }))
    expect(screen.getByText('Terputus, belum kembali.')).toBeInTheDocument()

    await user.selectOptions(screen.getByLabelText('Urutan'), 'Nama')
    expect(names()).toEqual(['Ayu', 'Budi', 'Citra', 'Dian'])
    await user.type(screen.getByLabelText('Cari nama atau nomor'), 'dIA')
    await waitFor(() => expect(names()).toEqual(['Dian']))
  })

  test('the board follows its stream: whole boards, single rows, and polls again when it ends', async () => {
    const { body, write, end } = openedStream()
    vi.stubGlobal('TextDecoderStream', TextDecoderStream)
    const answerOf = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/aliran')
        ? Promise.resolve(
            new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
          )
        : answerOf(url, init)
    )
    open()
    await rowOf(AYU)
    write('papan', { ...BOARD, peserta: [BUDI] })
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ayu/ })).toBeNull())
    write('baris', { ...BUDI, keadaan: 'siap' })
    await waitFor(async () => expect(await rowOf(BUDI)).toHaveTextContent('Siap'))
    write('baris', CITRA)
    expect(await rowOf(CITRA)).toBeInTheDocument()
    end()
    expect(await rowOf(AYU)).toBeInTheDocument()
  })

  test('the common start asks first, with the number of learners who are ready', async () => {
    server.on('POST', '/admin/jadwal/7/mulai', {
      body: { message: 'Ujian dimulai.', dimulai: EVENT.mulai },
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Mulai Bersama' }))
    const question = await screen.findByRole('alertdialog', { name: 'Mulai bersama sekarang?' })
    expect(question).toHaveTextContent('1 dari 3 peserta siap.')
    expect(server.callsOf('POST', '/admin/jadwal/7/mulai')).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Mulai Bersama' }))

    await waitFor(() => expect(server.callsOf('POST', '/admin/jadwal/7/mulai')).toHaveLength(1))
  })

  test('an invigilator can start an event and watch it, but change nothing', async () => {
    const { user } = open({}, { ...ADMIN, role: 'Pengawas' })

    for (const name of ['Waktu Tambahan', 'Buka Lagi Rekaman', 'Keluarkan']) {
      expect(await buttonOf(user, AYU, name)).toBeNull()
    }
    expect(screen.getByRole('button', { name: 'Mulai Bersama' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Batalkan' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Halaman Peserta' })).toBeNull()
  })

  test('a learner on the board leads to their page, for those who may open it', async () => {
    const { user } = open()

    await buttonOf(user, AYU, 'Keluarkan')
    expect(screen.getByRole('link', { name: 'Halaman Peserta' })).toHaveAttribute(
      'href',
      `/admin/data-user/${AYU.id}`
    )
  })
})

describe('extra time', () => {
  const GIVEN = '/admin/jadwal/7/peserta/12/waktu-tambahan'

  test('extra time is given with a reason', async () => {
    server.on('PUT', GIVEN, { body: { message: 'Waktu tambahan disimpan.' } })
    const { user } = open()
    await user.click((await buttonOf(user, BUDI, 'Waktu Tambahan')) as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Waktu tambahan' })
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
    expect(dialog).toHaveTextContent('Alasan waktu tambahan harus diisi.')
    expect(server.callsOf('PUT', GIVEN)).toEqual([])
    await user.selectOptions(within(dialog).getByLabelText('Tambahan untuk setiap sesi'), '50 %')
    await user.type(within(dialog).getByLabelText('Alasan'), '  Disleksia.')
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))

    expect(await screen.findByText('Waktu tambahan disimpan.')).toBeInTheDocument()
    expect(server.callsOf('PUT', GIVEN)[0]?.body).toEqual({ persen: 50, alasan: 'Disleksia.' })
    expect(screen.queryByRole('dialog', { name: 'Waktu tambahan' })).toBeNull()
  })

  test('extra time can only grow while the exam runs', async () => {
    const { user } = open()
    await user.click((await buttonOf(user, CITRA, 'Waktu Tambahan')) as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Waktu tambahan' })

    const offered = within(dialog).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['75 %', '100 %'])
    expect(dialog).toHaveTextContent('Selama ujian waktu tidak dapat dikurangi.')
  })

  test('extra time is not offered when none is left to give', async () => {
    const { user } = open({
      peserta: [
        sitter(14, 'Dian', { keadaan: 'mengerjakan', sesi: 'reading', waktuTambahan: 100 }),
        sitter(15, 'Eka', { keadaan: 'siap', waktuTambahan: 100 }),
        sitter(16, 'Fajar', { keadaan: 'selesai' }),
      ],
    })

    expect(await buttonOf(user, sitter(15, 'Eka'), 'Waktu Tambahan')).toBeInTheDocument()
    expect(await buttonOf(user, sitter(14, 'Dian'), 'Waktu Tambahan')).toBeNull()
    expect(await buttonOf(user, sitter(16, 'Fajar'), 'Waktu Tambahan')).toBeNull()
  })

  test('extra time that the server refuses keeps the input', async () => {
    server.on('PUT', GIVEN, { status: 409, body: { message: 'Akses ini sudah dicabut.' } })
    const { user } = open()
    await user.click((await buttonOf(user, BUDI, 'Waktu Tambahan')) as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Waktu tambahan' })
    await user.type(within(dialog).getByLabelText('Alasan'), 'Disleksia.')
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))

    const refusal = await screen.findByRole('alertdialog', { name: 'Gagal' })
    expect(refusal).toHaveTextContent('Akses ini sudah dicabut.')
    await user.click(within(refusal).getByRole('button'))
    expect(within(dialog).getByLabelText('Alasan')).toHaveValue('Disleksia.')
  })
})

describe('a recording', () => {
  const REOPENED = '/admin/jadwal/7/peserta/13/rekaman'

  test("a running learner's recording is opened again, with a reason", async () => {
    server.on('POST', REOPENED, { body: { message: 'Rekaman dibuka lagi.' } })
    const { user } = open()
    expect(await buttonOf(user, BUDI, 'Buka Lagi Rekaman')).toBeNull()
    await user.click((await buttonOf(user, CITRA, 'Buka Lagi Rekaman')) as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Buka lagi rekaman' })
    const numbers = within(dialog).getAllByRole('option')
    expect(numbers).toHaveLength(50)
    await user.selectOptions(within(dialog).getByLabelText('Nomor soal'), '33')
    await user.type(within(dialog).getByLabelText('Alasan'), 'Earphone mati.')
    await user.click(within(dialog).getByRole('button', { name: 'Buka Lagi' }))

    expect(await screen.findByText('Rekaman dibuka lagi.')).toBeInTheDocument()
    expect(server.callsOf('POST', REOPENED)[0]?.body).toEqual({
      halaman: 33,
      alasan: 'Earphone mati.',
    })
  })
})

describe('a learner who came without being listed', () => {
  const ADDED = '/admin/jadwal/7/peserta'

  test('an unlisted learner is added by number with a reason', async () => {
    server.on('POST', ADDED, { status: 404, body: { message: 'Peserta tidak ditemukan.' } })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Tambah Peserta' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tambah peserta' })
    const add = within(dialog).getByRole('button', { name: 'Tambahkan' })
    await user.click(add)
    expect(dialog).toHaveTextContent('Nomor HP harus diisi.')
    expect(dialog).toHaveTextContent('Alasan menambahkan peserta harus diisi.')

    const number = within(dialog).getByLabelText('Nomor HP peserta')
    await user.type(number, '081299999999')
    await user.type(within(dialog).getByLabelText('Alasan'), 'Pindahan.')
    await user.click(add)
    const refusal = await screen.findByRole('alertdialog', { name: 'Gagal' })
    expect(refusal).toHaveTextContent('Peserta tidak ditemukan.')
    await user.click(within(refusal).getByRole('button'))

    server.on('POST', ADDED, { body: { message: 'Gita ditambahkan.' } })
    await user.clear(number)
    await user.type(number, '081200000017')
    await user.click(add)
    expect(await screen.findByText('Gita ditambahkan.')).toBeInTheDocument()
    expect(server.callsOf('POST', ADDED).at(-1)?.body).toEqual({
      nomorHp: '081200000017',
      alasan: 'Pindahan.',
    })
    expect(screen.queryByRole('dialog', { name: 'Tambah peserta' })).toBeNull()
  })

  test('an unlisted learner cannot be added when the doors are closed', async () => {
    open({ bisaTambah: false })

    await rowOf(AYU)
    expect(screen.queryByRole('button', { name: 'Tambah Peserta' })).toBeNull()
  })
})

describe('removing a learner', () => {
  test('removing a learner asks first, and is impossible once their attempt runs', async () => {
    server.on('DELETE', '/admin/jadwal/7/peserta/12', { body: { message: 'Peserta dikeluarkan.' } })
    const { user } = open()
    expect(await buttonOf(user, CITRA, 'Keluarkan')).toBeNull()
    await user.click((await buttonOf(user, BUDI, 'Keluarkan')) as HTMLElement)
    const question = await screen.findByRole('alertdialog', { name: 'Keluarkan dari ujian?' })
    expect(question).toHaveTextContent('Budi tidak dapat mengikuti ujian ini lagi.')
    await user.click(within(question).getByRole('button', { name: 'Batal' }))
    expect(server.callsOf('DELETE', '/admin/jadwal/7/peserta/12')).toEqual([])

    await user.click((await buttonOf(user, BUDI, 'Keluarkan')) as HTMLElement)
    const again = await screen.findByRole('alertdialog', { name: 'Keluarkan dari ujian?' })
    await user.click(within(again).getByRole('button', { name: 'Keluarkan' }))
    await waitFor(() =>
      expect(server.callsOf('DELETE', '/admin/jadwal/7/peserta/12')).toHaveLength(1)
    )
  })
})

describe("a class's access", () => {
  const access = (dipakai: boolean | null, punya: number, names: string[]) =>
    server.on('GET', '/admin/jadwal/7/akses-kelas', {
      body: { data: { dipakai, punya, belumBayar: names.map((nama, id) => ({ id, nama })) } },
    })
  const draft = (punya: number) => {
    access(null, punya, ['Citra'])
    server.on('POST', '/admin/jadwal/7/jadwalkan', { body: { message: 'Ujian dijadwalkan.' } })
    return open({ fase: 'konsep', bisaMulai: false }, ADMIN, { fase: 'konsep' })
  }

  test('a draft offers it, chosen where somebody has it, and names who has not paid', async () => {
    const { user } = draft(2)
    const choice = await screen.findByRole('checkbox', { name: 'Pakai akses kelas' })
    expect(choice).toBeChecked()
    expect(screen.getByText('Belum bayar (1)')).toBeInTheDocument()
    expect(screen.getByText('Citra', { selector: 'li' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Jadwalkan' }))
    await waitFor(() =>
      expect(server.callsOf('POST', '/admin/jadwal/7/jadwalkan')[0]?.body).toEqual({
        pakaiAksesKelas: true,
      })
    )
  })

  test('where nobody has it, it is not chosen', async () => {
    draft(0)
    expect(await screen.findByRole('checkbox', { name: 'Pakai akses kelas' })).not.toBeChecked()
  })

  test('a scheduled event that uses it says who has not paid', async () => {
    access(true, 2, ['Citra'])
    open()
    expect(await screen.findByText('2 dari 3 peserta memakai akses dari kelasnya.')).toBeVisible()
    expect(screen.getByText('Belum bayar (1)')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Pakai akses kelas' })).toBeNull()
  })
})
