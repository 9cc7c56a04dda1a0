import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useShortcuts } from '@/components/sitting/shortcuts'
import { usePreferences } from '@/features/exam/preferences'
import {
  allAnswers,
  NOHP,
  savedBody,
  timerBody,
  SCORE,
} from '@/features/exam/testing/exam-fixtures'
import {
  dialog,
  readyServer,
  runIn,
  showExam,
  stubBrowser,
} from '@/features/exam/testing/show-exam'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { heldAnswer, type FakeApi } from '@/testing/fake-api'

let api: FakeApi

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  usePreferences.setState({ textSize: 1, isTimeHidden: false, volume: 1 })
  useShortcuts.setState({ isOn: true })
  // What the page of the last test had yet to store would be found by this one.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await clearPrivateStorage()
  api = readyServer()
})

async function openAt(
  session: 'listening' | 'written' | 'reading',
  index: number,
  more: Parameters<typeof runIn>[2] = {}
) {
  runIn(api, session, { index, ...more })
  const view = showExam()
  await screen.findByRole('timer')
  return view
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const number = (value: number) =>
  screen.getByRole('button', { name: new RegExp(`^Nomor ${value},`) })
const option = (name: string) => screen.getByRole('radio', { name })
const sentAnswers = () =>
  api
    .callsOf('POST', '/soal/simpan-jawaban')
    .flatMap(({ body }) => (body as { answer: { id: number; answer: string }[] }).answer)
const heading = (name: string) => screen.findByRole('heading', { name })

describe('answering', () => {
  test('saves each choice and says so', async () => {
    const { user } = await openAt('written', 52)
    await user.click(await screen.findByText('second of 52'))
    expect(option('B. second of 52')).toBeChecked()
    await waitFor(() => expect(sentAnswers()).toMatchObject([{ id: 52, answer: '2' }]))
    expect(await screen.findByText('Tersimpan')).toBeVisible()
    expect(number(1)).toHaveAccessibleName('Nomor 1, terjawab B, sedang dibuka')
  })

  test('goes on without a network, and says what it waits for', async () => {
    const { user } = await openAt('written', 52)
    await screen.findByText('Nomor 1')
    api.goOffline()
    await user.click(screen.getByText('second of 52'))
    expect(option('B. second of 52')).toBeChecked()
    expect(await screen.findAllByText('Menunggu jaringan')).not.toHaveLength(0)
    await user.click(button('Selanjutnya'))
    await user.click(await screen.findByText('first of 53'))
    expect(option('A. first of 53')).toBeChecked()
  })

  test('can be doubted', async () => {
    const { user } = await openAt('written', 52)
    await user.click(await screen.findByRole('checkbox', { name: 'Ragu-ragu' }))
    expect(number(1)).toHaveAccessibleName('Nomor 1, belum terjawab, ragu-ragu, sedang dibuka')
    await waitFor(() =>
      expect(api.callsOf('POST', '/soal/simpan-jawaban').map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ ragu: [52] })
      )
    )
  })

  test('goes on where the learner was', async () => {
    await openAt('written', 55, { answers: [{ id: 55, answer: '3', seq: 4 }], ragu: [55] })
    await heading('Nomor 4')
    expect(option('C. third of 55')).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Ragu-ragu' })).toBeChecked()
  })
})

describe('keys', () => {
  test('A-D and 1-4 choose, arrows move', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    await user.keyboard('c')
    expect(option('C. third of 52')).toBeChecked()
    await user.keyboard('4')
    expect(option('D. fourth of 52')).toBeChecked()
    await user.keyboard('{ArrowRight}')
    await heading('Nomor 2')
    await user.keyboard('{ArrowLeft}')
    await heading('Nomor 1')
  })

  test('from an option ← and → move to the new question and change nothing, ↑ and ↓ choose', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    await user.click(option('B. second of 52'))
    await user.keyboard('{ArrowRight}')
    await heading('Nomor 2')
    expect(option('A. first of 53')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(option('B. second of 53')).toBeChecked()
    await user.keyboard('{ArrowLeft}')
    await heading('Nomor 1')
    expect(option('B. second of 52')).toBeChecked()
    expect(option('B. second of 52')).toHaveFocus()
  })

  test('a letter takes the focus from the option beside along', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    act(() => option('A. first of 52').focus())
    await user.keyboard('c')
    expect(option('C. third of 52')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(option('D. fourth of 52')).toBeChecked()
  })

  test('with nothing focused ↓ begins at A, ↑ at D', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    await user.keyboard('{ArrowDown}')
    expect(option('A. first of 52')).toBeChecked()
    await user.keyboard('{ArrowRight}')
    await heading('Nomor 2')
    await user.keyboard('{ArrowUp}')
    expect(option('D. fourth of 53')).toBeChecked()
  })

  test('one that is held opens one question', async () => {
    await openAt('written', 52)
    await heading('Nomor 1')
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    for (let held = 0; held < 5; held += 1)
      fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
    await heading('Nomor 2')
    expect(sentAnswers()).toEqual([])
  })

  test('Alt and ← stays with the browser', async () => {
    await openAt('written', 53)
    await heading('Nomor 2')
    const isLeftAlone = fireEvent.keyDown(option('A. first of 53'), {
      key: 'ArrowLeft',
      altKey: true,
    })
    expect(isLeftAlone).toBe(true)
    expect(screen.getByRole('heading', { name: 'Nomor 2' })).toBeVisible()
  })

  test('→ into a group leads to its first question, in which A-D then choose', async () => {
    const { user } = await openAt('listening', 30)
    await heading('Nomor 30')
    await user.keyboard('{ArrowRight}')
    await heading('Nomor 31–34')
    await user.keyboard('d')
    expect(option('D. fourth of 31')).toBeChecked()
    await user.keyboard('{ArrowRight}')
    await heading('Nomor 35–38')
    expect(option('A. first of 35')).toHaveFocus()
  })

  test('→ on to directions and over them keeps the focus on what is read', async () => {
    const { user } = await openAt('written', 66)
    await heading('Nomor 15')
    act(() => option('A. first of 66').focus())
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    await heading('Nomor 16')
    expect(screen.getAllByRole('radio', { name: /^A\. / })[0]).toHaveFocus()
  })

  test('the volume changes with ↑ and ↓, not with ← and →', async () => {
    await openAt('listening', 1)
    const slider = await screen.findByRole('slider', { name: 'Volume' })
    expect(fireEvent.keyDown(slider, { key: 'ArrowUp' })).toBe(true)
    expect(fireEvent.keyDown(slider, { key: 'ArrowRight' })).toBe(false)
    await heading('Nomor 2')
  })

  test('↑ and ↓ scroll a passage', async () => {
    await openAt('reading', 94)
    await heading('Nomor 1')
    const passage = screen.getByRole('region', { name: 'Bacaan' })
    expect(fireEvent.keyDown(passage, { key: 'ArrowDown' })).toBe(true)
    expect(screen.queryByRole('radio', { checked: true, name: /of 94$/ })).toBeNull()
  })

  test('do nothing behind a dialog', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    await user.click(button('Selesai'))
    await dialog('Jawaban Belum Lengkap!')
    await user.keyboard('b')
    expect(screen.getByRole('radio', { name: 'B. second of 52', hidden: true })).not.toBeChecked()
  })

  test('can be turned off', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    await user.click(await screen.findByRole('checkbox', { name: 'Pintasan keyboard' }))
    await user.keyboard('b')
    expect(option('B. second of 52')).not.toBeChecked()
    // The arrows to the sides still change nothing.
    act(() => option('A. first of 52').focus())
    await user.keyboard('{ArrowRight}')
    expect(screen.queryByRole('radio', { checked: true, name: /of 52$/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Nomor 1' })).toBeVisible()
    act(() => number(1).focus())
    await user.keyboard('{ArrowRight}')
    expect(number(2)).toHaveFocus()
  })

  test('in a group belong to the question that has the focus', async () => {
    const { user } = await openAt('listening', 31)
    await heading('Nomor 31–34')
    await user.keyboard('b')
    const options = within(screen.getByRole('main')).getAllByRole('radio', { checked: false })
    expect(options).toHaveLength(16)
    act(() => option('A. first of 33').focus())
    await user.keyboard('b')
    expect(option('B. second of 33')).toBeChecked()
  })
})

describe('moving about', () => {
  test.each([
    ['written', 51, null, 'Selanjutnya'],
    ['written', 92, 'Sebelumnya', null],
    ['listening', 47, 'Sebelumnya', null],
    ['listening', 0, null, 'Selanjutnya'],
    ['reading', 93, null, 'Selanjutnya'],
    ['written', 67, 'Sebelumnya', 'Selanjutnya'],
  ] as const)('in %s at %i: %s, %s', async (session, index, previous, next) => {
    await openAt(session, index)
    const bar = await screen.findByRole('navigation', { name: 'Pindah soal' })
    const names = within(bar)
      .getAllByRole('button')
      .map((one) => one.textContent)
    expect(names).toEqual([previous, next].filter(Boolean))
  })

  test('a number of a group other than its first opens nothing and says why', async () => {
    const { user } = await openAt('listening', 1)
    await user.click(number(34))
    expect(screen.getAllByText('Nomor 34: satu layar dengan nomor 31.')).not.toHaveLength(0)
    expect(number(34)).toHaveAttribute('aria-disabled', 'true')
    await user.click(number(31))
    await heading('Nomor 31–34')
    await user.click(button('Selanjutnya'))
    await heading('Nomor 35–38')
  })

  test('is announced, for the focus stays on the button', async () => {
    const { user } = await openAt('written', 52)
    await user.click(button('Selanjutnya'))
    expect(await screen.findByText('Nomor 2 dari 40')).toBeInTheDocument()
    expect(button('Selanjutnya')).toHaveFocus()
  })

  test('a button that leads no further hands its focus to the question', async () => {
    const { user } = await openAt('written', 91)
    await user.click(button('Selanjutnya'))
    await heading('Nomor 40')
    expect(screen.queryByRole('button', { name: 'Selanjutnya' })).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('a passage stays while its ten questions change', async () => {
    const { user } = await openAt('reading', 94)
    const picture = await screen.findByAltText('Bacaan: Rural mail')
    await user.click(button('Selanjutnya'))
    await heading('Nomor 2')
    expect(screen.getByAltText('Bacaan: Rural mail')).toBe(picture)
  })
})

describe('the grid', () => {
  test('is one stop for Tab, at the open number; the focus goes along with ← and →', async () => {
    const { user } = await openAt('written', 54)
    await heading('Nomor 3')
    const stops = () =>
      screen.getAllByRole('button', { name: /^Nomor/ }).filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([number(3)])

    act(() => number(3).focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await heading('Nomor 4')
    expect(number(4)).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(option('A. first of 55')).toBeChecked()
    await user.keyboard('{End}')
    expect(number(40)).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Nomor 4' })).toBeVisible()

    await user.keyboard('{Home}{Enter}')
    await heading('Nomor 1')
    expect(number(1)).toHaveFocus()
    expect(stops()).toEqual([number(1)])
  })

  test('stops at its first number while directions are shown', async () => {
    await openAt('written', 51)
    expect(number(1)).toHaveProperty('tabIndex', 0)
  })
})

describe('Selesai', () => {
  test('with open questions names them and ends nothing', async () => {
    const { user } = await openAt('written', 52, { answers: allAnswers('written').slice(2) })
    await user.click(button('Selesai'))
    const told = await dialog('Jawaban Belum Lengkap!')
    expect(told).toHaveTextContent('Mohon lengkapi jawaban terlebih dahulu.')
    expect(told).toHaveTextContent('nomor 1–2')
    expect(api.callsOf('PUT', '/soal/timers-to-zero')).toEqual([])
  })

  test('asks, telling how many are doubted, and ends the session', async () => {
    const { user } = await openAt('written', 52, {
      answers: allAnswers('written'),
      ragu: [60, 61],
    })
    api.on('PUT', '/soal/timers-to-zero', () => {
      api.on('GET', '/soal/timers', { body: timerBody('written', 0) })
      return { body: timerBody('written', 0) }
    })
    await user.click(button('Selesai'))
    const asked = await dialog('Akhiri sesi Structure and Written Expression?')
    expect(asked).toHaveTextContent('2 soal masih ditandai ragu-ragu')
    await user.click(within(asked).getByRole('button', { name: 'Ya, Akhiri' }))
    expect(await heading('Sesi 2 selesai')).toBeVisible()
    expect(api.callsOf('PUT', '/soal/timers-to-zero')[0]?.body).toEqual({ nohp: NOHP })
  })

  test.each<[500 | 422, string, string]>([
    [500, 'Gagal', 'Terjadi kesalahan saat mengambil data timer.'],
    [422, 'Jawaban Belum Lengkap!', 'Mohon lengkapi jawaban terlebih dahulu.'],
  ])('that the server answers with %i ends nothing and tells so', async (status, title, text) => {
    api.on('PUT', '/soal/timers-to-zero', { status, body: {} })
    const { user } = await openAt('written', 52, { answers: allAnswers('written') })
    await user.click(button('Selesai'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ya, Akhiri' })
    )
    expect(await dialog(title)).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('heading', { name: 'Nomor 1' })).toBeVisible()
    await waitFor(() => expect(button('Selesai')).not.toHaveAttribute('aria-disabled'))
  })

  test('waits until every answer has arrived', async () => {
    api.on('PUT', '/soal/timers-to-zero', { body: timerBody('written', 0) })
    const { user } = await openAt('written', 52, { answers: allAnswers('written').slice(1) })
    await screen.findByText('Nomor 1')
    api.on('POST', '/soal/simpan-jawaban', { status: 503, body: {} })
    await user.click(screen.getByText('second of 52'))
    await user.click(button('Selesai'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ya, Akhiri' })
    )
    expect(await dialog('Menunggu jaringan')).toBeVisible()
    expect(api.callsOf('PUT', '/soal/timers-to-zero')).toEqual([])
  })

  test('in reading finishes the simulation and shows the score', async () => {
    api.on('POST', '/soal/jawaban', { body: SCORE })
    const { user } = await openAt('reading', 94, { answers: allAnswers('reading') })
    await user.click(button('Selesai'))
    await user.click(
      within(await dialog('Akhiri simulasi?')).getByRole('button', { name: 'Ya, Akhiri' })
    )
    expect(await screen.findByText('513')).toBeVisible()
    expect(button('Sertifikat 12 Paket A')).toBeVisible()
  })
})

describe('when the time is up', () => {
  test('listening rests until the learner goes on', async () => {
    const { user } = await openAt('listening', 1, { seconds: 0 })
    expect(await heading('Sesi 1 selesai')).toHaveFocus()
    expect(screen.getByText(/beristirahat sampai 24 jam/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()

    api.on('PUT', '/soal/timers/next', () => {
      runIn(api, 'written', { index: 51, seconds: 1500 })
      return { body: timerBody('written', 1500) }
    })
    await user.click(button('Lanjut ke sesi 2'))
    await user.click(
      within(await dialog('Lanjut ke sesi 2?')).getByRole('button', { name: 'Ya, Lanjut' })
    )
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Structure and Written Expression' })
    ).toBeVisible()
    expect(api.callsOf('PUT', '/soal/timers/next')[0]?.body).toEqual({
      nohp: NOHP,
      from: 'listening',
    })
  })

  test('time that the server still counts is given back', async () => {
    const { user } = await openAt('listening', 1, { seconds: 0 })
    await heading('Sesi 1 selesai')
    api.on('PUT', '/soal/timers/next', { status: 409, body: { message: 'Waktu belum habis.' } })
    runIn(api, 'listening', { index: 1, seconds: 5 })
    await user.click(button('Lanjut ke sesi 2'))
    await user.click(
      within(await dialog('Lanjut ke sesi 2?')).getByRole('button', { name: 'Ya, Lanjut' })
    )
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00:00:0[45]/))
  })

  test('a next session that can not be opened is told, and can be tried again', async () => {
    const { user } = await openAt('listening', 1, { seconds: 0 })
    await heading('Sesi 1 selesai')
    api.on('PUT', '/soal/timers/next', { status: 500, body: {} })
    await user.click(button('Lanjut ke sesi 2'))
    await user.click(
      within(await dialog('Lanjut ke sesi 2?')).getByRole('button', { name: 'Ya, Lanjut' })
    )
    expect(await dialog('Gagal')).toHaveTextContent('Terjadi kesalahan saat mengambil data timer.')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(button('Lanjut ke sesi 2')).toHaveFocus()
  })

  test('answers that came too late are shown before the next session, and in it', async () => {
    const { user } = await openAt('listening', 1, { seconds: 30 })
    await screen.findByText('Tersimpan')
    api.goOffline()
    await user.keyboard('b')
    await screen.findAllByText('Menunggu jaringan')
    api = readyServer()
    runIn(api, 'listening', { index: 1, seconds: 0 })
    api.on('POST', '/soal/simpan-jawaban', { status: 409, body: { code: 'terlambat' } })
    fireEvent(window, new Event('online'))
    await heading('Sesi 1 selesai')
    expect(await screen.findByText('1 jawaban tidak diterima server')).toBeVisible()
    expect(screen.getByText(/^Nomor 1: B, dipilih \d\d\.\d\d\.\d\d.WIB$/)).toBeVisible()
    expect(screen.getByText('0 dari 50 soal', { exact: false })).toBeVisible()

    api.on('POST', '/soal/simpan-jawaban', { body: { message: '', rejected: [], stale: [] } })
    api.on('PUT', '/soal/timers/next', () => {
      runIn(api, 'written', { index: 52, seconds: 1500 })
      return { body: timerBody('written', 1500) }
    })
    await user.click(button('Lanjut ke sesi 2'))
    await user.click(
      within(await dialog('Lanjut ke sesi 2?')).getByRole('button', { name: 'Ya, Lanjut' })
    )
    await heading('Nomor 1')
    await user.click(await screen.findByRole('button', { name: 'Lihat rincian' }))
    expect(
      within(await screen.findByRole('dialog', { name: 'Jawaban yang tidak diterima' })).getByText(
        /^Nomor 1: B/
      )
    ).toBeVisible()
  })

  test('nobody moves on past answers that turn out too late in that moment', async () => {
    const { user } = await openAt('listening', 1, { seconds: 30 })
    await screen.findByText('Tersimpan')
    api.on('POST', '/soal/simpan-jawaban', {
      status: 503,
      body: {},
      headers: { 'Retry-After': '60' },
    })
    await user.keyboard('b')
    await screen.findAllByText('Menunggu jaringan')
    runIn(api, 'listening', { index: 1, seconds: 0 })
    const tries = api.callsOf('POST', '/soal/simpan-jawaban').length
    fireEvent(document, new Event('visibilitychange'))
    await heading('Sesi 1 selesai')
    await waitFor(() =>
      expect(api.callsOf('POST', '/soal/simpan-jawaban').length).toBeGreaterThan(tries)
    )
    api.on('POST', '/soal/simpan-jawaban', { status: 409, body: { code: 'terlambat' } })
    await user.click(button('Lanjut ke sesi 2'))
    await user.click(
      within(await dialog('Lanjut ke sesi 2?')).getByRole('button', { name: 'Ya, Lanjut' })
    )
    await dialog('Ada jawaban yang tidak diterima')
    expect(api.callsOf('PUT', '/soal/timers/next')).toEqual([])
  })

  test('reading finishes by itself', async () => {
    api.on('POST', '/soal/jawaban', { body: SCORE })
    await openAt('reading', 94, { seconds: 0.2, answers: [{ id: 94, answer: '2', seq: 1 }] })
    expect(await screen.findByText('513')).toBeVisible()
    expect(api.callsOf('POST', '/soal/jawaban')[0]?.body).toEqual({
      nohp: NOHP,
      answers: [{ id: 94, answer: '2', seq: 1 }],
    })
  })

  test('a score that can not be had is asked for again', async () => {
    api.on('POST', '/soal/jawaban', { status: 503, body: {} })
    const { user } = await openAt('reading', 94, { seconds: 0 })
    expect(await dialog('Error')).toHaveTextContent(
      'Failed to fetch score. Please try again later.'
    )
    await user.click(button('OK'))
    api.on('POST', '/soal/jawaban', { body: SCORE })
    await user.click(await screen.findByRole('button', { name: 'Coba Lagi' }))
    expect(await screen.findByText('513')).toBeVisible()
  })
})

describe('another device', () => {
  test('that drives the attempt is told of; it can be taken back', async () => {
    api.on('POST', '/soal/simpan-jawaban', {
      status: 409,
      body: { code: 'dipakai_di_perangkat_lain' },
    })
    const { user } = await openAt('written', 52)
    await heading('Simulasi dibuka di perangkat lain')
    api.on('POST', '/soal/simpan-jawaban', { body: { message: '', rejected: [], stale: [] } })
    api.on('PUT', '/soal/timers', { body: timerBody('written', 900) })
    await user.click(button('Lanjutkan di perangkat ini'))
    await heading('Nomor 1')
    expect(api.callsOf('PUT', '/soal/timers')[0]?.body).toMatchObject({ takeover: true })
  })
})

describe('the page', () => {
  function become(state: 'hidden' | 'visible') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }

  test('coming back refreshes time and answers', async () => {
    await openAt('written', 52)
    await heading('Nomor 1')
    const timer = heldAnswer<'GET', '/soal/timers'>()
    api.on('GET', '/soal/timers', timer.answer)
    api.on('GET', '/soal/ambil-jawaban', {
      body: savedBody('written', [{ id: 52, answer: '4', seq: 99 }]),
    })
    become('visible')
    expect(await dialog('Memperbarui timer...')).toBeVisible()
    timer.release({ body: timerBody('written', 601) })
    await waitFor(() => expect(option('D. fourth of 52')).toBeChecked())
    expect(screen.getByRole('timer')).toHaveTextContent('00:10:01')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('coming back without a network tells so', async () => {
    await openAt('written', 52)
    await heading('Nomor 1')
    api.goOffline()
    become('visible')
    expect(await dialog('Gagal')).toHaveTextContent('Terjadi kesalahan saat mengambil data timer.')
  })

  test('leaving for another screen sends what is left', async () => {
    const { user, unmount } = await openAt('written', 52)
    await heading('Nomor 1')
    await waitFor(() => expect(api.callsOf('POST', '/soal/simpan-jawaban')).toHaveLength(1))
    await user.keyboard('{ArrowRight}')
    unmount()
    expect(api.callsOf('POST', '/soal/simpan-jawaban')[1]?.body).toMatchObject({ index: 53 })
  })

  test('going away sends what is left', async () => {
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    const places = () =>
      api
        .callsOf('POST', '/soal/simpan-jawaban')
        .map(({ body }) => (body as { index?: number }).index)
    await waitFor(() => expect(places()).toEqual([52]))
    await user.keyboard('{ArrowRight}')
    expect(places()).toEqual([52])
    become('hidden')
    expect(places()).toEqual([52, 53])
  })

  test('asks before it is left only while answers are on their way', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const { user } = await openAt('written', 52)
    await heading('Nomor 1')
    await screen.findByText('Tersimpan')
    expect(leave()).toBe(false)
    api.goOffline()
    await user.keyboard('b')
    expect(leave()).toBe(true)
  })
})

describe('the countdown', () => {
  test('can be hidden until five minutes are left', async () => {
    const { user } = await openAt('written', 52, { seconds: 302 })
    await user.click(button('Sembunyikan sisa waktu'))
    expect(screen.getByRole('timer')).toHaveTextContent('--:--:--')
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:05:00'), {
      timeout: 4000,
    })
    expect(screen.queryByRole('button', { name: /sisa waktu/ })).toBeNull()
    expect(screen.getByText('Sisa waktu 5 menit')).toBeInTheDocument()
  })

  test('once hidden stays hidden on this device', async () => {
    const first = await openAt('written', 52)
    await first.user.click(button('Sembunyikan sisa waktu'))
    first.unmount()

    const { user } = await openAt('reading', 94)
    expect(screen.getByRole('timer')).toHaveTextContent('--:--:--')
    await user.click(button('Tampilkan sisa waktu'))
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^Sisa waktu \d/)
  })
})

test('text can be made larger', async () => {
  const { user } = await openAt('written', 52)
  const main = await screen.findByText('Nomor 1')
  const size = () => main.closest<HTMLElement>('main[style]')?.style.fontSize
  expect(size()).toBe('1.125rem')
  await user.click(button('Teks besar'))
  expect(size()).toBe('1.375rem')
  expect(button('Teks besar')).toHaveAttribute('aria-pressed', 'true')
})
