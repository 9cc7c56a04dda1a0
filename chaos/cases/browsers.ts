import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { Account, ChaosCase, Orders } from '../chaos_case.ts'
import { playScene, type Scene } from '../support/exam_case.ts'
import {
  answer,
  AT_LAST,
  comeBack,
  openExam,
  untilSaved,
  untilWaiting,
} from '../support/exam_page.ts'
import type { Learner } from '../support/learner.ts'
import { lacksBrowser, RealBrowser } from '../support/real_browser.ts'
import { moveSessionEnd } from '../support/stored_attempt.ts'

const KILLS = { short: 1, long: 15 }
const MINUTE_MS = 60_000
const GRACE_MS = 10_000
/** Longer than the app takes to store a choice on the device. */
const STORED_MS = 500

/** One learner with a browser, and their choices by page. */
interface Desk extends Scene {
  learner: Learner
  /** A page of the exam. */
  page: Page
  /** Another tab of the same browser. */
  openTab: () => Promise<Page>
  /** Kills the browser and reopens it with its profile; the page is blank. */
  killBrowser: () => Promise<Page>
  address: string
  chosen: Map<number, number>
}

async function atDesk(
  orders: Orders,
  options: { did: string; movesTime?: boolean },
  happen: (desk: Desk) => Promise<readonly string[] | void>
): Promise<Account> {
  return playScene(orders, { ...options, learners: 1 }, async (scene) => {
    const { installation, learners } = scene
    const [learner] = learners
    if (!learner) throw new Error('somebody sits')
    const { origin } = installation.proxy
    const { paketId } = await learner.timer()
    const address = `${origin}/simulasi-toefl/${paketId}`
    const profile = join(installation.folder, 'profile')
    let browser = await RealBrowser.open(profile)
    try {
      await browser.signIn(learner, origin)
      const openTab = async () => {
        const page = await browser.page(learner)
        await openExam(page, address)
        return page
      }
      const killBrowser = async () => {
        await browser.kill()
        installation.noteKill()
        browser = await RealBrowser.open(profile)
        return browser.page(learner)
      }
      const page = await openTab()
      const chosen = new Map<number, number>()
      return await happen({ ...scene, learner, page, openTab, killBrowser, address, chosen })
    } finally {
      await browser.kill()
    }
  })
}

/** Chromium is killed with answers on the device that never reached the server, and reopened. */
export const BROWSER_KILLED: ChaosCase = {
  name: 'browser-killed',
  lane: 'browsers',
  seconds: { short: 12, long: 150 },
  lacks: lacksBrowser,
  run: (orders) =>
    atDesk(
      orders,
      { did: 'Chromium killed without a network, opened again with its profile' },
      async (desk) => {
        const { isLong, installation, learner, address, chosen, say } = desk
        const ways = new Set<string>()
        let { page } = desk
        for (let kill = 0; kill < (isLong ? KILLS.long : KILLS.short); kill++) {
          const first = 1 + kill * 2
          await choose(page, first, chosen)
          await untilSaved(page)
          goOffline(desk)
          await choose(page, first + 1, chosen)
          await choose(page, first, chosen)
          await untilWaiting(page)
          await sleep(STORED_MS)
          page = await desk.killBrowser()
          installation.proxy.treat({ kind: 'pass' })
          ways.add(await comeBack(page, address, learner.person))
          await untilSaved(page)
          await untilOnServer(learner, chosen)
        }
        say(
          `${chosen.size} questions answered; after the kills the learner ${[...ways].join(', ')}`
        )
      }
    ),
}

/** Two tabs of one browser that answer alternately, also the same questions. */
export const TWO_TABS: ChaosCase = {
  name: 'two-tabs',
  lane: 'browsers',
  seconds: { short: 9, long: 60 },
  lacks: lacksBrowser,
  run: (orders) =>
    atDesk(orders, { did: 'two tabs answer in turns, also without a network' }, async (desk) => {
      const { isLong, installation, learner, page, chosen, random } = desk
      const tabs = [page, await desk.openTab()]
      const turns = isLong ? 60 : 6
      for (let turn = 0; turn < turns; turn++) {
        const tab = tabs[turn % 2]
        if (turn === turns / 2) goOffline(desk)
        if (tab) await choose(tab, 1 + Math.floor(random() * 4), chosen)
      }
      installation.proxy.treat({ kind: 'pass' })
      await untilOnServer(learner, chosen)
    }),
}

/** A browser without a network for five minutes; choices made meanwhile arrive by themselves. */
export const BROWSER_OFFLINE: ChaosCase = {
  name: 'browser-offline',
  lane: 'browsers',
  seconds: { short: 12, long: 330 },
  lacks: lacksBrowser,
  run: (orders) => {
    const awayMs = orders.isLong ? 5 * MINUTE_MS : 2_000
    return atDesk(
      orders,
      { did: `a browser ${awayMs / 1000} s without a network` },
      async (desk) => {
        const { installation, learner, page, chosen, say } = desk
        await choose(page, 1, chosen)
        await untilSaved(page)
        goOffline(desk)
        for (const examPage of [2, 3, 1]) await choose(page, examPage, chosen)
        await untilWaiting(page)
        await sleep(awayMs)
        installation.proxy.treat({ kind: 'pass' })
        await untilOnServer(learner, chosen)
        await untilSaved(page)
        say(`${chosen.size} questions answered, all on the server without a touch`)
      }
    )
  },
}

/** A browser without a network when its session ends: the learner is informed, and the server holds the rest. */
export const BROWSER_SESSION_END: ChaosCase = {
  name: 'browser-session-end',
  lane: 'browsers',
  seconds: { short: 12, long: 12 },
  lacks: lacksBrowser,
  run: (orders) =>
    atDesk(
      orders,
      { did: "a browser without a network across its session's end", movesTime: true },
      async (desk) => {
        const { installation, learner, page, chosen, say } = desk
        await choose(page, 1, chosen)
        await untilSaved(page)
        goOffline(desk)
        for (const examPage of [2, 3]) await choose(page, examPage, new Map())
        await untilWaiting(page)
        moveSessionEnd(installation.dataDir, learner.attemptId, Date.now() - GRACE_MS - 1)
        installation.proxy.treat({ kind: 'pass' })
        await expect(page.getByText('2 jawaban terlambat disimpan di server').first()).toBeVisible(
          AT_LAST
        )
        const held = await learner.heldForDecision()
        say(`${held} answers came too late; the learner reads it and the server holds them`)
        const complaints = await notOnServer(learner, chosen)
        const counted = (await learner.held()).filter(({ id }) => !chosen.has(id))
        if (held !== 2) complaints.push(`${held} of 2 late answers are held`)
        return [...complaints, ...counted.map(({ id }) => `page ${id} counts after the end`)]
      }
    ),
}

function goOffline({ installation: { proxy } }: Desk): void {
  proxy.treat({ kind: 'refuse' })
  proxy.cut()
}

async function choose(page: Page, examPage: number, chosen: Map<number, number>): Promise<void> {
  const option = ((chosen.get(examPage) ?? examPage) % 4) + 1
  await answer(page, examPage, option)
  chosen.set(examPage, option)
}

async function untilOnServer(learner: Learner, chosen: ReadonlyMap<number, number>): Promise<void> {
  await expect.poll(() => notOnServer(learner, chosen), AT_LAST).toEqual([])
}

/** The last choices that the server doesn't have. */
async function notOnServer(
  learner: Learner,
  chosen: ReadonlyMap<number, number>
): Promise<string[]> {
  const held = new Map((await learner.held()).map(({ id, answer }) => [id, answer]))
  return [...chosen]
    .filter(([page, option]) => held.get(page) !== String(option))
    .map(([page, option]) => `page ${page}: chose ${option}, the server has ${held.get(page)}`)
}
