import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectClean, expectReflow } from '../../web/e2e/support/accessible.ts'
import { giveAdminPassword } from '../../web/e2e/support/password.ts'
import { enrolSeat } from '../src/main/labs/enrol-seat.ts'
import { deliverIncidents } from '../src/main/incidents/incident-courier.ts'
import { IncidentLog } from '../src/main/incidents/incident-log.ts'
import { probeLab } from '../src/main/health/probe-lab.ts'
import type { LabIdentity } from '../src/main/labs/lab-signature.ts'
import { bindToLabs, enrolLearner, type Learner } from './support/academy.ts'
import { ADMIN, SERVER_ORIGIN } from './support/environment.ts'
import { openKioskPage } from './support/kiosk-page.ts'
import { LIMITS } from '../../web/e2e/support/limits.ts'

const SENTENCE =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'
const PHONE = { width: 360, height: 800 }

// The other journeys take the same package outside a lab.
test.afterEach(() => bindToLabs(false))

async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel(/Email atau Nomor HP/i).fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function openAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${SERVER_ORIGIN}/login`)
  await signIn(page, ADMIN.identifier, ADMIN.password)
  await page.waitForURL('**/admin/**')
  return page
}

async function openLearner(browser: Browser, { email, password }: Learner): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${SERVER_ORIGIN}/login`)
  await signIn(page, email, password)
  await page.waitForURL('**/paketsoal')
  return page
}

/** Registers a lab on the admin screens and reads its key there. */
async function registerLab(admin: Page, name: string): Promise<LabIdentity> {
  await admin.getByRole('link', { name: 'Lab', exact: true }).click()
  await admin.getByRole('button', { name: 'Daftarkan Lab' }).first().click()
  await admin.getByLabel('Nama Lab').fill(name)
  await admin.getByRole('button', { name: 'Daftarkan', exact: true }).click()
  await giveAdminPassword(admin)
  const dialog = admin.getByRole('dialog', { name: 'Kunci lab' })
  const key = (await dialog.getByLabel('Kunci', { exact: true }).textContent()) ?? ''
  const lines = await dialog.getByLabel('Isian untuk kiosk.json yang sudah ada').textContent()
  await expectClean(admin)
  await dialog.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(admin.getByText(key)).toHaveCount(0)
  const { labId } = JSON.parse(`{${lines}}`) as { labId: number }
  return { id: labId, seat: '07', key }
}

const rowOf = (admin: Page, { id }: LabIdentity) =>
  admin.getByRole('row', { name: new RegExp(`\\b${id}\\b.*Lab Bahasa`) })

test('a lab-only package can only be taken at a registered seat, which its invigilator sees', async ({
  browser,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const learner = await enrolLearner()
  const admin = await openAdmin(browser)
  const lab = await registerLab(admin, `Lab Bahasa ${Date.now() % 100_000}`)

  await admin.getByRole('link', { name: 'Soal Simulasi' }).click()
  await admin.getByRole('link', { name: 'Edit Paket' }).first().click()
  await admin.getByLabel('Khusus lab').check()
  await admin.getByRole('button', { name: 'Simpan Perubahan' }).click()
  await expect(admin.getByRole('row').nth(1).getByText('Khusus lab')).toBeVisible()

  // At home the app names the lab, and the exam's address doesn't start it either.
  const home = await openLearner(browser, learner)
  await expect(home.getByText('Khusus lab').first()).toBeVisible()
  await home
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  const refusal = home.getByRole('alertdialog', { name: 'Khusus lab' })
  await expect(refusal).toContainText(SENTENCE)
  await refusal.getByRole('button').click()
  await home.goto(`${SERVER_ORIGIN}/simulasi-toefl/1`)
  await home.waitForURL('**/paketsoal')

  // A kiosk with a wrong key gets no access.
  const forged = { ...lab, key: Buffer.alloc(32, 7).toString('base64url') }
  {
    await using kiosk = await openKioskPage(browser, SERVER_ORIGIN, forged)
    await kiosk.page.goto(kiosk.origin)
    const status = () => kiosk.page.evaluate(async () => (await fetch('/api/pengaturan')).status)
    expect(await status()).toBe(403)
  }

  // The seat gets its own key with the code from the admin's screen. The lab's key no longer works for it.
  await admin.getByRole('link', { name: 'Lab', exact: true }).click()
  await rowOf(admin, lab).getByRole('link', { name: 'Lihat Kursi' }).click()
  await admin.getByRole('button', { name: 'Daftarkan Kursi' }).click()
  await admin.getByRole('button', { name: 'Buat Kode' }).click()
  const shown = admin.getByRole('dialog', { name: 'Kode pendaftaran kursi' })
  const code = (await shown.getByLabel('Kode', { exact: true }).textContent()) ?? ''
  const { labKey } = await enrolSeat(SERVER_ORIGIN, code, lab.seat)
  await shown.getByRole('button', { name: 'Tutup' }).click()
  const server = new URL(SERVER_ORIGIN)
  expect(await probeLab(server, lab)).toMatchObject({ kind: 'refused' })
  const seatOfItsOwn = { ...lab, key: labKey }
  expect(await probeLab(server, seatOfItsOwn)).toMatchObject({ kind: 'known', seat: '07' })

  await using kiosk = await openKioskPage(browser, SERVER_ORIGIN, seatOfItsOwn)
  const { page } = kiosk
  await page.goto(kiosk.origin)
  await page.waitForURL('**/login')
  await signIn(page, learner.email, learner.password)
  await page.waitForURL('**/paketsoal')
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.waitForURL('**/simulasi-toefl/*')
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await expect.poll(() => kiosk.stages.at(-1)).toBe('exam')
  expect(kiosk.problems).toEqual([])

  await admin.getByRole('link', { name: 'Lab', exact: true }).click()
  await rowOf(admin, lab).getByRole('link', { name: 'Lihat Kursi' }).click()
  const seat = admin.getByRole('listitem', { name: 'Kursi 07' })
  await expect(seat).toContainText(learner.nama)
  await expect(seat).toContainText('Listening')
  await expect(seat).toContainText(/Sisa waktu (30:00|29:\d\d)/)

  // The lab view shows incidents that the kiosk reports by itself.
  const log = new IncidentLog()
  log.record('focus_lost', '', Date.now())
  log.record('key_denied', 'Alt+F4', Date.now())
  await deliverIncidents({ log, server, lab: seatOfItsOwn, now: Date.now })
  expect(log.take()).toEqual({ incidents: [], dropped: 0 })
  const incidents = seat.getByRole('button', { name: '2 kejadian' })
  await expect(incidents).toBeVisible()
  await expectClean(admin)
  await incidents.click()
  const list = admin.getByRole('dialog', { name: 'Kejadian kursi 07' })
  await expect(list.getByRole('row', { name: /Meninggalkan jendela ujian/ })).toBeVisible()
  await expect(list.getByRole('row', { name: /Menekan tombol terlarang/ })).toContainText('Alt+F4')
  await admin.setViewportSize(PHONE)
  await expectClean(admin)
  await admin.keyboard.press('Escape')
  await expectReflow(admin)

  // An attempt that runs in the lab can't be continued at home.
  await home.goto(`${SERVER_ORIGIN}/simulasi-toefl/1`)
  await home.waitForURL('**/paketsoal')
  await expect(page.getByRole('timer').first()).toBeVisible()

  await admin.context().close()
  await home.context().close()
})
