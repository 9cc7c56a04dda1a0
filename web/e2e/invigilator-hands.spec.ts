import { writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { expectClean, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { boardRow, scheduleEvent } from './support/events.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { Hands } from './support/hands.ts'
import { LIMITS } from './support/limits.ts'
import { startedEarlier } from './support/past.ts'
import { browserOf, newAccount, register, send, signIn } from './support/people.ts'
import { invigilator } from './support/staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WRONG_TOKENS = 10
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Seconds left of the session on the screen. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').first().textContent()) ?? ''
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

async function enter(page: Page, id: number, token: string): Promise<void> {
  await page.goto(`/ujian/${id}`)
  await page.getByLabel('Token').fill(token)
  await button(page, 'Masuk Ruang Tunggu').click()
  await expect(page.getByText('Menunggu mulai bersama')).toBeVisible()
}

const inListening = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Listening Comprehension' })).toBeVisible({
    timeout: LIMITS.ownClock,
  })

for (const [order, first] of SIZES.entries()) {
  test(`an invigilator takes every action, each learner sees it, and nothing is lost (from ${first.width} × ${first.height})`, async ({
    browser,
    context,
    page: guest,
  }) => {
    test.setTimeout(LIMITS.longJourney)
    const [ayu, budi, citra, dewi] = [newAccount(), newAccount(), newAccount(), newAccount()]
    const everybody = [ayu, budi, citra, dewi]
    for (const account of everybody) await register(context, account)
    const admin = await browserOf(browser, ADMIN)
    const watcher = await invigilator(admin, guest)
    const id = await scheduleEvent(admin, {
      name: `Tangan pengawas ${ayu.nohp}`,
      learners: everybody.map(({ nohp }) => nohp),
      invigilators: [watcher.id],
      hasToken: true,
    })
    const board = await browserOf(browser, { identifier: watcher.email, ...watcher })
    const hands = new Hands(board)
    let turn = order
    /** The next action is taken at the other size. */
    const swap = async () => {
      await board.setViewportSize(SIZES[turn % SIZES.length] ?? first)
      turn += 1
    }
    await swap()
    await board.goto(`/admin/jadwal/${id}`)
    const token = (await board.getByLabel('Token', { exact: true }).textContent()) ?? ''
    const as = ({ nohp, password }: (typeof everybody)[0]) =>
      browserOf(browser, { identifier: nohp, password })

    // A lost card: a code, a new password, and in.
    await swap()
    const code = await hands.issueCode(budi.nama, watcher.password)
    const second = await (await browser.newContext()).newPage()
    const password = 'pelangi-sesudah-hujan'
    await send(second.context(), 'POST', '/users/reset-password', {
      identifier: budi.nohp,
      kode: code,
      newPassword: password,
    })
    await signIn(second.context(), { identifier: budi.nohp, password })
    await enter(second, id, token)

    // Ten wrong tokens.
    const fourth = await as(dewi)
    for (let tried = 0; tried < WRONG_TOKENS; tried += 1) {
      await send(fourth.context(), 'POST', `/jadwal/${id}/masuk`, { tokenUjian: 'AAAAAA' }).catch(
        () => undefined
      )
    }
    await swap()
    await hands.act({ who: [dewi.nama], action: 'Buka kunci token' })
    await enter(fourth, id, token)
    const one = await as(ayu)
    await enter(one, id, token)
    await button(board, 'Mulai Bersama').click()
    await board.getByRole('alertdialog').getByRole('button', { name: 'Mulai Bersama' }).click()
    for (const page of [one, second, fourth]) {
      await inListening(page)
      await goOn(page)
    }

    // A line that is cut, while the others are helped.
    await choose(second, 1, 1)
    await waitUntilSaved(second)
    await second.context().setOffline(true)
    await choose(second, 1, 3)
    await choose(one, 1, 2)
    await waitUntilSaved(one)

    await swap()
    const before = await secondsLeft(one)
    await hands.act({ who: [ayu.nama], action: 'Tambah waktu', choices: { Menit: '5' } })
    await expect(one.getByText('Pengawas menambah waktu Anda 5 menit.')).toBeVisible()
    await expect.poll(() => secondsLeft(one)).toBeGreaterThan(before + 200)

    await swap()
    await hands.act({
      who: [ayu.nama, dewi.nama],
      action: 'Pesan',
      message: 'Tenang, waktu cukup.',
    })
    for (const page of [one, fourth]) {
      await expect(page.getByText('Tenang, waktu cukup.')).toBeVisible()
    }
    await button(one, 'Mengerti').first().click()
    const row = boardRow(board, ayu)
    await row.getByRole('button', { name: /, rincian$/ }).click()
    await expect(board.getByText(/^dibaca /)).toBeVisible()
    await expectClean(board)
    await board.screenshot({
      path: `test-results/tangan-tanda-terima-${order}.png`,
      fullPage: true,
    })
    await row.getByRole('button', { name: /, rincian$/ }).click()

    await swap()
    await hands.act({ who: [ayu.nama], action: 'Jeda' })
    await expect(one.getByRole('heading', { name: 'Ujian dijeda' })).toBeVisible()
    await expect(row).toContainText('Dijeda')
    await one.screenshot({ path: `test-results/tangan-dijeda-${order}.png` })
    await swap()
    await hands.act({ who: [ayu.nama], action: 'Lanjutkan' })
    await expect(question(one, 1).getByRole('radio', { name: /^B\. / })).toBeChecked()

    await swap()
    await hands.act({ who: [ayu.nama], action: 'Putar lagi rekaman' })
    await expect(one.getByText('Rekaman nomor 1 dapat Anda putar sekali lagi.')).toBeVisible()
    await button(one, 'Muat ulang').click()
    await expect(question(one, 1).getByRole('radio', { name: /^B\. / })).toBeChecked()

    // Back on the line: the answer arrives, and the outage is given back.
    const cut = boardRow(board, budi)
    await expect(cut).toContainText('Terputus', { timeout: LIMITS.ownClock })
    await second.context().setOffline(false)
    await expect(cut).toContainText('Mengerjakan', { timeout: LIMITS.ownClock })
    await waitUntilSaved(second)
    const left = await secondsLeft(second)
    await swap()
    await hands.act({ who: [budi.nama], action: 'Kembalikan waktu' })
    await expect(second.getByText(/^Waktu Anda yang terputus dikembalikan/)).toBeVisible()
    await expect.poll(() => secondsLeft(second)).toBeGreaterThan(left)
    await expect(question(second, 1).getByRole('radio', { name: /^C\. / })).toBeChecked()

    // A device that died: another one goes on without a question.
    await fourth.context().close()
    await swap()
    await hands.act({ who: [dewi.nama], action: 'Lepas perangkat' })
    const moved = await as(dewi)
    await moved.goto('/paketsoal')
    await moved
      .getByRole('complementary', { name: 'Simulasi yang berjalan' })
      .getByRole('link', { name: 'Lanjutkan' })
      .click()
    await expect(question(moved, 1)).toBeVisible()

    // The doors are closed; one who came too late waits before them.
    startedEarlier(id, 20)
    const third = await as(citra)
    await third.goto(`/ujian/${id}`)
    await expect(
      third.getByText('Waktu masuk ujian ini sudah habis.', { exact: false })
    ).toBeVisible()
    await swap()
    await hands.act({
      who: [citra.nama],
      action: 'Izinkan masuk terlambat',
      choices: { Menit: '10' },
    })
    await button(third, 'Masuk Ruang Tunggu').click()
    await button(third, 'Mulai Mengerjakan').click()
    await inListening(third)
    await goOn(third)
    await expect(boardRow(board, citra)).toContainText('Mengerjakan')

    // Ends, and ways back.
    await swap()
    await hands.act({
      who: [ayu.nama],
      action: 'Selesaikan',
      choices: { Bagian: 'Sesi yang berjalan' },
    })
    await expect(one.getByText('Sesi 1 selesai', { exact: false }).first()).toBeVisible()
    await swap()
    await hands.act({
      who: [ayu.nama],
      action: 'Buka kembali',
      choices: { Bagian: 'Sesi yang berjalan' },
    })
    await expect(question(one, 1).getByRole('radio', { name: /^B\. / })).toBeChecked()
    await swap()
    await hands.act({
      who: [citra.nama],
      action: 'Selesaikan',
      choices: { Bagian: 'Seluruh ujian' },
    })
    await expect(boardRow(board, citra)).toContainText('Selesai')
    await third.screenshot({ path: `test-results/tangan-selesai-${order}.png` })
    await swap()
    await hands.act({
      who: [citra.nama],
      action: 'Buka kembali',
      choices: { Bagian: 'Seluruh ujian' },
    })
    await expect(boardRow(board, citra)).toContainText('Mengerjakan')
    await swap()
    await hands.act({ who: [dewi.nama], action: 'Keluarkan' })
    await expect(moved.getByRole('heading', { name: 'Anda dikeluarkan dari ujian' })).toBeVisible()
    await expect(boardRow(board, dewi)).toContainText('Dikeluarkan')
    await moved.screenshot({ path: `test-results/tangan-dikeluarkan-${order}.png` })

    for (const size of SIZES) {
      await board.setViewportSize(size)
      await board.screenshot({
        path: `test-results/tangan-papan-${order}-${size.width}.png`,
        fullPage: true,
      })
    }
    writeFileSync(`test-results/tangan-${order}.json`, JSON.stringify(hands.handled, null, 2))
  })
}
