import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { SERVICE_WORKER_FILE, RETIRED_WORKER_FILE } from '@lulus/api/contracts/web_app'
import { enrol } from './support/access.ts'
import { WEB_DIST } from './support/environment.ts'
import { serveBuild } from './support/served-build.ts'
import { LIMITS } from './support/limits.ts'

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

/** Waits until the exam's files are cached on the device. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

/** Every address in Cache storage. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name))
    )
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('the app opens offline once an exam was about to start, and no API response is cached', async ({
  browser,
  context,
  page,
}) => {
  const { paketId } = await enrol(browser, context)
  const exam = `/simulasi-toefl/${paketId}`
  for (const elsewhere of ['/', '/paketsoal']) {
    await page.goto(elsewhere)
    await page.waitForTimeout(2500)
    expect(await hasWorker(page), elsewhere).toBe(false)
  }

  await page.goto(exam)
  await expect(page.getByRole('button', { name: 'Mulai Simulasi TOEFL' })).toBeVisible()
  await workerIsReady(page)
  const kept = await cached(page)
  expect(kept.some((path) => path.includes('exam-screen'))).toBe(true)
  expect(kept.filter((path) => path.startsWith('/api') || path.includes('admin'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Gagal mengambil data pengguna!')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  // It recovers automatically.
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Mulai Simulasi TOEFL' })).toBeVisible()
  expect((await cached(page)).filter((path) => path.startsWith('/api'))).toEqual([])
})

test('a proxy error counts as being offline, and a page always comes from the server when that answers', async ({
  browser,
  context,
  page,
}) => {
  const { paketId } = await enrol(browser, context)
  await page.goto(`/simulasi-toefl/${paketId}`)
  await workerIsReady(page)

  const fromServer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.reload()
  expect((await fromServer).headers()['cache-control']).toBe('no-cache')

  await context.route('**/*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
  )
  await page.reload()
  await expect(page.getByText('Gagal mengambil data pengguna!')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await context.unroute('**/*')
})

const read = (file: string) => readFile(join(WEB_DIST, file), 'utf8')

/** Opens a page of the build that its service worker controls. */
async function openControlled(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/index.html`)
  await page.evaluate((file) => navigator.serviceWorker.register(file), SERVICE_WORKER_FILE)
  await workerIsReady(page)
}

/** The integrity that the worker requires of a build file. */
async function integrityOf(path: string): Promise<string> {
  const content = await readFile(join(WEB_DIST, path))
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

/** Returns a check that fails if the page was reloaded meanwhile. */
function expectNoReload(page: Page): () => void {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => expect(loads).toBe(0)
}

test('a new version waits while a page of the old one is open, which still finds its lazy chunks', async ({
  page,
}) => {
  await using build = await serveBuild()
  await openControlled(page, build.origin)
  const before = await cached(page)
  const part = before.find((path) => path.includes('/result-screen-')) ?? ''

  const built = await read(SERVICE_WORKER_FILE)
  const newer = built.replace(part, '/robots.txt')
  build.replace(
    SERVICE_WORKER_FILE,
    newer.replace(await integrityOf(part), await integrityOf('/robots.txt'))
  )
  build.replace(part, 'throw new Error("of another build")')
  const wasNotReloaded = expectNoReload(page)
  await update(page)
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    )
    .toBe(true)
  expect(await cached(page)).toEqual(expect.arrayContaining(before))
  const served = await page.evaluate(async (path) => (await fetch(path)).text(), part)
  expect(served).toBe(await read(part))
  wasNotReloaded()
})

test("a captive portal's page is not cached in place of a file, and the worker waits for the file", async ({
  page,
}) => {
  const portal = '<!doctype html><title>Login Wi-Fi</title>'
  const worker = await read(SERVICE_WORKER_FILE)
  const script = /\/assets\/result-screen-[\w-]+\.js/.exec(worker)?.[0] ?? ''
  for (const path of [script, '/index.html']) {
    await using build = await serveBuild()
    build.replace(path, portal)
    await page.goto(`${build.origin}/favicon.svg`)
    const end = await page.evaluate(async (file) => {
      const { installing } = await navigator.serviceWorker.register(file)
      if (!installing) throw new Error('Nothing is installed')
      return new Promise<string>((resolve) => {
        installing.addEventListener('statechange', () => {
          if (['redundant', 'activated'].includes(installing.state)) resolve(installing.state)
        })
      })
    }, SERVICE_WORKER_FILE)
    expect(end, path).toBe('redundant')
    expect(await cached(page)).not.toContain(path)
  }
})

test('a retired worker is removed with its files while the page keeps working', async ({
  page,
}) => {
  await using build = await serveBuild()
  await openControlled(page, build.origin)

  build.replace(SERVICE_WORKER_FILE, await read(RETIRED_WORKER_FILE))
  const wasNotReloaded = expectNoReload(page)
  // Browsers check for a new worker repeatedly.
  await expect(async () => {
    await update(page)
    expect(await hasWorker(page)).toBe(false)
  }).toPass({ timeout: LIMITS.ownClock })
  await expect.poll(() => cached(page)).toEqual([])
  wasNotReloaded()
})
