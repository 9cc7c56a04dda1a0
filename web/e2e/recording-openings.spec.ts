import { expect, test, type BrowserContext } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { sitExam } from './support/attempts.ts'
import { ADMIN, ORIGIN } from './support/environment.ts'
import { browserOf, send, signIn } from './support/people.ts'

const OF_A_LOGIN = 3
const LOGINS = 4
/** The openings allowed for all logins of an attempt together. */
const ALL = 9

/** Opens the recording of the first question once more than a login may. Returns how often it was sent. */
async function openAgainAndAgain(context: BrowserContext): Promise<number> {
  const { soal } = await send<{ soal: { audio?: string }[] }>(context, 'GET', '/soal')
  const path = soal[0]?.audio ?? ''
  const statuses: number[] = []
  for (let opened = 0; opened <= OF_A_LOGIN; opened++) {
    statuses.push((await context.request.get(`${ORIGIN}/api${path}`)).status())
  }
  return statuses.filter((status) => status === 200).length
}

test('a learner who starts over with each login hears a recording nine times, and admins see it', async ({
  browser,
  context,
}) => {
  const { account, paketId } = await enrol(browser, context)
  const { nohp, email: identifier, password } = account
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  let opened = 0
  for (let login = 0; login < LOGINS; login++) {
    if (login > 0) {
      await send(context, 'POST', '/users/logout')
      await signIn(context, { identifier, password })
    }
    opened += await openAgainAndAgain(context)
  }
  expect(opened).toBe(ALL)
  await sitExam(context, { nohp, paketId })

  const admin = await browserOf(browser, ADMIN)
  await admin.goto(`/admin/riwayat-ujian?search=${nohp}`)
  const row = admin.getByRole('row').filter({ hasText: account.nama })
  await expect(row).toContainText(`Rekaman soal 1 dibuka ${ALL} kali.`)
  for (const size of SIZES) {
    await admin.setViewportSize(size)
    await expectClean(admin)
    await expectReflow(admin)
  }
  await admin.context().close()
})
