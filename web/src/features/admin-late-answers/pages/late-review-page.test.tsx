import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LateReview } from '@/features/admin-late-answers/api/late-answers'
import LateReviewPage from '@/features/admin-late-answers/pages/late-review-page'
import { lateAnswer } from '@/features/admin-late-answers/testing/late-answer'
import { fakeApi, type Answer, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const PATH = '/admin/jawaban-terlambat/5'
const DECISION = `${PATH}/status` as const
const REASON = 'Jaringan putus, dan catatannya utuh.'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const IN_TIME = lateAnswer(1)
const TOO_LATE = lateAnswer(2, {
  answer: '4',
  tersimpan: '1',
  dipilih: '2026-11-21T10:31:00.000Z',
  jamPerangkat: '2026-11-21T09:31:00.000Z',
  tepatWaktu: false,
})
const UNKNOWN = lateAnswer(94, {
  dipilih: null,
  jamPerangkat: null,
  berakhir: null,
  tepatWaktu: null,
})

const REVIEW: LateReview = {
  id: 5,
  userId: 5,
  User: { nama: 'Ayu Lestari', nohp: '081200000005' },
  nama_paket: 'Paket A',
  status: 'pending',
  alasan: null,
  berjalan: false,
  createdAt: '2026-11-21T11:00:00.000Z',
  jawaban: [IN_TIME, TOO_LATE, UNKNOWN],
  jurnal: [
    {
      jumlah: 30,
      utuh: true,
      lengkap: true,
      urut: true,
      cocok: 12,
      berbeda: 0,
      tertaut: 12,
      takTertaut: 0,
    },
  ],
  takTercatat: 0,
  kontak: [
    {
      sesi: 'listening',
      jawaban: 12,
      pertama: '2026-11-21T10:01:00.000Z',
      terakhir: '2026-11-21T10:28:00.000Z',
    },
  ],
}

function open(changes: Partial<LateReview> = {}) {
  server.on('GET', PATH, { body: { data: { ...REVIEW, ...changes } } })
  return renderApp(
    <Routes>
      <Route path="/admin/jawaban-terlambat/:id" element={<LateReviewPage />} />
    </Routes>,
    { at: PATH }
  )
}

/** Responds to the decision. Later requests get the decided review. */
function decides(answer: Answer<'PUT', typeof DECISION>, after: Partial<LateReview> = {}) {
  server.on('PUT', DECISION, () => {
    server.on('GET', PATH, { body: { data: { ...REVIEW, ...after } } })
    return answer
  })
}

const listening = () =>
  screen.findByRole('table', { name: 'Jawaban terlambat, Listening Comprehension' })
const session = (name: string) => screen.findByRole('region', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })
const decisions = () => server.callsOf('PUT', DECISION)
const question = (name: string) => screen.findByRole('alertdialog', { name })
/** Ticks the answer that was chosen before the end. */
const tickInTime = (user: UserEvent) =>
  user.click(screen.getAllByRole('checkbox', { name: 'Nomor 1' })[0] as HTMLElement)
const acceptButton = () => screen.findByRole('button', { name: 'Terima jawaban terpilih' })

describe('the data for a decision', () => {
  test("the late review shows the learner and the journal's findings", async () => {
    open()

    for (const text of ['Ayu Lestari', '081200000005', 'Paket A', 'Menunggu keputusan'])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(
      screen.getByText('Catatan perangkat utuh: tidak ada yang diubah setelahnya.')
    ).toBeInTheDocument()
    expect(screen.getByText('Cocok dengan 12 jawaban yang sampai tepat waktu.')).toBeInTheDocument()
  })

  test('the late review shows that journals differ, with the findings of each', async () => {
    const [first] = REVIEW.jurnal
    if (!first) throw new Error('A journal is needed.')
    open({ jurnal: [first, { ...first, jumlah: 1234, cocok: 0, berbeda: 3 }], takTercatat: 2 })

    expect(await screen.findByText(/^Ada 2 catatan yang berbeda:/)).toBeInTheDocument()
    expect(screen.getByText(/^2 jawaban terlambat tidak ada dalam catatan/)).toBeInTheDocument()
    const second = within(await session('Catatan ke-2, 1.234 pilihan'))
    expect(second.getByText('Berbeda pada 3 jawaban yang sampai tepat waktu.')).toBeInTheDocument()
    const before = within(await session('Catatan ke-1, 30 pilihan'))
    expect(before.getByText('Cocok dengan 12 jawaban yang sampai tepat waktu.')).toBeInTheDocument()
  })

  test('the late review shows each answer with its times in seconds', async () => {
    open()

    const [, inTime, late] = within(await listening()).getAllByRole('row')
    const cells = within(inTime as HTMLElement).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(
      [
        'Nomor 1',
        'Pilihan TerlambatB',
        'Dihitung Saat Inikosong',
        'Dipilih21 Nov 2026, 17.29.05 WIB',
        'Sampai di Server21 Nov 2026, 18.00.00 WIB',
        'Batas WaktuSebelum batas waktu',
      ].map((text) => text.replace(/(?<=\d|Nov) (?=Nov|2026|WIB)/g, '\u00a0'))
    )
    expect(late).toHaveTextContent('Pilihan TerlambatD')
    expect(late).toHaveTextContent('Dihitung Saat IniA')
    expect(late).toHaveTextContent('17.31.00 WIB')
    expect(late).toHaveTextContent('jam perangkat 16.31.00 WIB')
    expect(late).toHaveTextContent('Setelah batas waktu')
    expect(await session('Listening Comprehension')).toHaveTextContent(
      'Sesi berakhir 21 Nov 2026, 17.30.00 WIB'
    )
  })

  test('the late review says so when something is unknown', async () => {
    open({ jurnal: [] })

    const reading = await session('Reading Comprehension')
    expect(reading).toHaveTextContent('Kapan sesi ini berakhir tidak diketahui.')
    expect(reading).toHaveTextContent('Dipilihtidak diketahui')
    expect(within(reading).getByText('Tidak diketahui')).toBeInTheDocument()
    expect(screen.getByText(/^Perangkat tidak mengirim catatan\./)).toBeInTheDocument()
  })

  test("the late review shows where the times come from, and the device's last contact", async () => {
    open()

    expect(
      await screen.findByText('Waktu memilih hanya menurut perangkat peserta.')
    ).toBeInTheDocument()
    expect(await session('Listening Comprehension')).toHaveTextContent(
      'Jawaban terakhir yang sampai tepat waktu 21 Nov 2026, 17.28.00 WIB'
    )
    expect(await session('Reading Comprehension')).toHaveTextContent(
      'Tidak ada jawaban sesi ini yang sampai tepat waktu.'
    )
  })

  test('a choice that saves contradict is not shown as in time', async () => {
    open({ jawaban: [{ ...IN_TIME, tepatWaktu: false, bertentangan: true }, TOO_LATE] })

    const [, contradicted] = within(await listening()).getAllByRole('row')
    expect(contradicted).toHaveTextContent('Batas WaktuBertentangan')
    expect(await session('Listening Comprehension')).toHaveTextContent(
      '2 jawaban: 1 setelah batas waktu, 1 bertentangan dengan penyimpanan'
    )
  })

  test('the late review marks answers that came in a rescue file', async () => {
    open({ jawaban: [{ ...IN_TIME, dariBerkas: true }, TOO_LATE] })

    const [, rescued, delivered] = within(await listening()).getAllByRole('row')
    expect(rescued).toHaveTextContent('dari berkas penyelamatan')
    expect(delivered).not.toHaveTextContent('berkas')
    expect(
      screen.getByText('Dikirim perangkat peserta, 1 dari berkas penyelamatan')
    ).toBeInTheDocument()
  })

  test('a late review that fails to load can be retried', async () => {
    server.on('GET', PATH, { status: 404, body: { message: 'Jawaban terlambat tidak ditemukan.' } })
    const { user } = renderApp(
      <Routes>
        <Route path="/admin/jawaban-terlambat/:id" element={<LateReviewPage />} />
      </Routes>,
      { at: PATH }
    )

    expect(await screen.findByRole('alert')).toHaveTextContent('Jawaban terlambat tidak ditemukan.')
    server.on('GET', PATH, { body: { data: REVIEW } })
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await listening()).toBeInTheDocument()
  })
})

describe('the ticks', () => {
  test('no late answer is ticked at first, whenever it was chosen', async () => {
    open()
    await listening()

    for (const tick of screen.getAllByRole('checkbox')) expect(tick).not.toBeChecked()
    expect(screen.getByText('0 dari 3 jawaban terpilih.')).toBeInTheDocument()
  })

  test('all late answers of a session are ticked and cleared at once', async () => {
    const { user } = open()
    const all = within(await session('Listening Comprehension')).getByRole('checkbox', {
      name: 'Pilih semua',
    })
    await user.click(box('Nomor 2'))
    expect(all).toBePartiallyChecked()

    await user.click(all)
    expect(all).toBeChecked()
    expect(screen.getByText('2 dari 3 jawaban terpilih.')).toBeInTheDocument()
    await user.click(all)
    expect(all).not.toBeChecked()
    expect(screen.getByText('0 dari 3 jawaban terpilih.')).toBeInTheDocument()
  })
})

describe('accepting', () => {
  const ACCEPTED = {
    status: 'accepted',
    alasan: REASON,
    jawaban: [
      { ...IN_TIME, tersimpan: '2', disetujui: true },
      { ...TOO_LATE, disetujui: false },
    ],
  } as const satisfies Partial<LateReview>

  test('accepting late answers shows the effect, sends the ticked ones and shows both scores', async () => {
    decides(
      {
        body: {
          message: 'Jawaban diterima dan simulasi dinilai ulang.',
          skor: { before: 430, after: 487 },
        },
      },
      { ...ACCEPTED, jawaban: [...ACCEPTED.jawaban] }
    )
    const { user } = open()
    await listening()
    await tickInTime(user)
    await user.click(box('Nomor 2'))
    await user.type(screen.getByLabelText('Alasan'), ` ${REASON} `)

    await user.click(await acceptButton())
    const asked = await question('Terima 2 jawaban?')
    expect(asked).toHaveTextContent(
      'Simulasi dinilai ulang; sertifikat lama tetap dapat diperiksa dan dinyatakan sudah diganti. 1 jawaban lain tidak dihitung. Keputusan ini tidak dapat diubah.'
    )
    await user.click(within(asked).getByRole('button', { name: 'Ya, Terima' }))

    expect(await screen.findByText(/^Skor total lama/)).toHaveTextContent(
      'Skor total lama 430, skor total baru 487.'
    )
    expect(decisions().map(({ body }) => body)).toEqual([
      {
        status: 'accepted',
        alasan: REASON,
        jawaban: [
          { id: 1, seq: 11 },
          { id: 2, seq: 12 },
        ],
      },
    ])
    const [, first, second] = within(await listening()).getAllByRole('row')
    expect(first).toHaveTextContent('KeputusanDiterima')
    expect(second).toHaveTextContent('KeputusanTidak diterima')
    expect(screen.getByText('2, 1 di antaranya diterima')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('accepting late answers can be cancelled', async () => {
    const { user } = open()
    await listening()
    await tickInTime(user)
    await user.type(screen.getByLabelText('Alasan'), REASON)
    await user.click(await acceptButton())

    await user.click(
      within(await question('Terima 1 jawaban?')).getByRole('button', { name: 'Batal' })
    )

    expect(decisions()).toHaveLength(0)
    expect(screen.getByLabelText('Alasan')).toHaveValue(REASON)
  })

  test('accepting late answers needs a reason, and focuses its field', async () => {
    const { user } = open()

    await user.click(await acceptButton())

    expect(screen.getByLabelText('Alasan')).toHaveFocus()
    expect(screen.getByLabelText('Alasan')).toHaveAccessibleDescription(
      /Alasan keputusan harus diisi\./
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('accepting late answers needs a ticked answer', async () => {
    const { user } = open()
    await listening()
    await user.type(screen.getByLabelText('Alasan'), REASON)

    await user.click(await acceptButton())

    expect(screen.getByRole('alert')).toHaveTextContent('Belum ada jawaban yang terpilih.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('refusing', () => {
  test('refusing late answers says that nothing changes, and shows the result', async () => {
    decides(
      { body: { message: 'Jawaban ditolak. Skor tidak berubah.', skor: null } },
      { status: 'refused', alasan: REASON }
    )
    const { user } = open()
    await listening()
    await user.type(screen.getByLabelText('Alasan'), REASON)

    await user.click(screen.getByRole('button', { name: 'Tolak semua' }))
    const asked = await question('Tolak semua jawaban?')
    expect(asked).toHaveTextContent('Skor dan sertifikat peserta tidak berubah.')
    await user.click(within(asked).getByRole('button', { name: 'Ya, Tolak Semua' }))

    expect(await screen.findByText('Alasan keputusan')).toBeInTheDocument()
    expect(decisions().map(({ body }) => body)).toEqual([{ status: 'refused', alasan: REASON }])
    expect(screen.queryByRole('button', { name: /Terima|Tolak/ })).toBeNull()
  })

  test('refusing late answers needs a reason', async () => {
    const { user } = open()
    await listening()

    await user.click(screen.getByRole('button', { name: 'Tolak semua' }))

    expect(screen.getByLabelText('Alasan')).toHaveFocus()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test.each([
  [409, 'Jawaban ini sudah diputuskan.'],
  [403, 'Jawaban Anda sendiri harus diputuskan oleh admin lain.'],
  [422, 'Pilih jawaban yang diterima.'],
] as const)(
  "a refused decision about late answers (%d) shows the server's message",
  async (status, message) => {
    decides({ status, body: { message } })
    const { user } = open()
    await listening()
    await tickInTime(user)
    await user.type(screen.getByLabelText('Alasan'), REASON)
    await user.click(await acceptButton())
    await user.click(await screen.findByRole('button', { name: 'Ya, Terima' }))

    expect(await question('Keputusan tidak tersimpan')).toHaveTextContent(message)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByLabelText('Alasan')).toHaveValue(REASON)
  }
)

test('a decision about late answers by another admin is shown', async () => {
  decides(
    { status: 409, body: { message: 'Jawaban ini sudah diputuskan.' } },
    { status: 'refused', alasan: 'Catatannya rusak.' }
  )
  const { user } = open()
  await listening()
  await tickInTime(user)
  await user.type(screen.getByLabelText('Alasan'), REASON)
  await user.click(await acceptButton())
  await user.click(await screen.findByRole('button', { name: 'Ya, Terima' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))

  expect(await screen.findByText('Catatannya rusak.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Alasan')).toBeNull()
})

test('a running attempt shows why its late answers cannot be decided yet', async () => {
  open({ berjalan: true })

  expect(await screen.findByText('Belum dapat diputuskan.')).toBeInTheDocument()
  expect(screen.getByText('Simulasi masih berjalan')).toBeInTheDocument()
  expect(await listening()).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Terima|Tolak/ })).toBeNull()
})

test('a decided late review is read-only and shows its reason', async () => {
  open({ status: 'refused', alasan: 'Catatannya rusak.' })

  expect(await screen.findByText('Ditolak')).toBeInTheDocument()
  expect(screen.getByText('Catatannya rusak.')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('leaving an unfinished late review asks first', async () => {
  const { user } = open()
  await listening()
  await user.click(box('Nomor 2'))

  await user.click(screen.getByRole('link', { name: 'Semua jawaban terlambat' }))
  await user.click(
    within(await question('Tinggalkan halaman ini?')).getByRole('button', {
      name: 'Tetap di Sini',
    })
  )

  expect(screen.getByTestId('address')).toHaveTextContent(PATH)
  await waitFor(() => expect(box('Nomor 2')).toBeChecked())
})
