/** The landing page's pictures of the product, taken from the demo. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { pagesOfSession, SESSIONS, type Session } from '@lulus/api/contracts/exam'
import { confirmPayment } from '../support/access.ts'
import { answerAll, completeSession, leaveSession } from '../support/attempts.ts'
import { ADMIN } from '../support/environment.ts'
import { pay } from '../support/payments.ts'
import { browserOf, newAccount, register, send, signIn } from '../support/people.ts'

/** The questions that the pictures show are the Mini Test's, which everybody may see. */
const PUBLIC = new URL('../../src/features/mini-test/content/form-1/', import.meta.url)
const FOLDER = fileURLToPath(new URL('../../src/features/landing/pictures', import.meta.url))
const QUALITY = 0.8

/** Right answers that the scoring table makes 54, 55 and 54, and so a total of 543. */
const RIGHT: Readonly<Record<Session, number>> = { listening: 35, written: 31, reading: 38 }
const SECTIONS = ['listening', 'structure', 'written', 'reading'] as const

interface Person {
  nohp: string
  paketId: number
  context: BrowserContext
}

export async function takeLandingPictures(browser: Browser): Promise<void> {
  const desktop = { width: 1366, height: 768 }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const sitter = await enrolled(browser)
  await begin(sitter)
  await completeSession(sitter.context, sitter.nohp, 'listening')
  await leaveSession(sitter.context, sitter.nohp, 'listening')
  const [...written] = pagesOfSession('written')
  const answer = written.slice(0, 23).map((id) => ({ id, answer: String((id % 4) + 1) }))
  await send(sitter.context, 'POST', '/soal/simpan-jawaban', { index: written[7], answer })
  await take(sitter, `/simulasi-toefl/${sitter.paketId}`, desktop, { exam: [1280, 720] })
  await completeSession(sitter.context, sitter.nohp, 'written')
  await leaveSession(sitter.context, sitter.nohp, 'written')
  const reading = pagesOfSession('reading').slice(0, 9)
  await send(sitter.context, 'POST', '/soal/simpan-jawaban', {
    index: reading[8],
    answer: reading.map((id) => ({ id, answer: String((id % 4) + 1) })),
  })
  await take(sitter, `/simulasi-toefl/${sitter.paketId}`, desktop, { reading: [900] })

  const finisher = await enrolled(browser)
  const { id, kode, totalScore } = await finish(browser, finisher)
  expect(totalScore).toBe(543)
  await take(finisher, `/hasil/${id}`, { width: 360, height: 720 }, { result: [480] })
  await take(finisher, '/peta-kemampuan', desktop, { skills: [900] })
  await take(finisher, `/verifikasi/${kode}`, desktop, { certificate: [900] })
}

async function enrolled(browser: Browser): Promise<Person> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
    // Its requests can't be answered here.
    serviceWorkers: 'block',
  })
  await withPublicQuestions(context)
  const account = { ...newAccount(), nama: 'Siti Rahmawati' }
  await register(context, account)
  await signIn(context, { identifier: account.email, password: account.password })
  const paketId = await pay(context)
  await confirmPayment(browser, context)
  return { nohp: account.nohp, paketId, context }
}

async function begin({ context, nohp, paketId }: Person): Promise<void> {
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
}

interface PublicItem {
  sentence?: string
  question?: string
  options?: string[]
}
interface PublicPassage {
  title: string
  lines: string[]
  items: PublicItem[]
}

function publicContent<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, PUBLIC), 'utf8')) as Content
}

/** Puts questions of the Mini Test in the place of a package's, which are sold and stay secret. */
async function withPublicQuestions(context: BrowserContext): Promise<void> {
  const { items } = publicContent<{ items: PublicItem[] }>('structure.json')
  const [passage] = publicContent<{ passages: PublicPassage[] }>('reading.json').passages
  if (!passage) throw new Error('The Mini Test has no passage')
  const sentences = items.filter(({ sentence }) => sentence !== undefined)
  await context.route(/\/api\/soal(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { soal: Record<string, unknown>[] }
    const soal = body.soal.map((entry, index) => {
      if (entry.locked === true || entry.items !== undefined) return entry
      const isReading = entry.readingQuestion !== undefined && entry.readingQuestion !== null
      const all = isReading ? passage.items : sentences
      const { sentence, question, options = [] } = all[index % all.length] ?? {}
      const [pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat] = options
      const texts = { pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat }
      if (!isReading) return { ...entry, ...texts, soal: sentence }
      const readingQuestion = {
        ...(entry.readingQuestion as object),
        nama: passage.title,
        teks: passage.lines.join('\n'),
        diketik: true,
      }
      return { ...entry, ...texts, soal: question, readingQuestion }
    })
    await route.fulfill({ response, json: { ...body, soal } })
  })
}

/** Sits a whole exam with so many right answers that the total is 543. */
async function finish(browser: Browser, person: Person) {
  const keys = await keysOf(browser, person.paketId)
  await begin(person)
  for (const session of SESSIONS) {
    const right = new Set(pagesOfSession(session).slice(0, RIGHT[session]))
    const answerOf = (page: number) => {
      const key = Number(keys.get(page))
      return right.has(page) ? key : (key % 4) + 1
    }
    if (session === 'reading') await answerAll(person.context, session, answerOf)
    else {
      await completeSession(person.context, person.nohp, session, answerOf)
      await leaveSession(person.context, person.nohp, session)
    }
  }
  await send(person.context, 'POST', '/soal/jawaban', { answers: [] })
  const { data } = await send<{ data: { id: number; kode: string; totalScore: number }[] }>(
    person.context,
    'GET',
    '/users/riwayat-ujian'
  )
  const [result] = data
  if (!result) throw new Error('There is no result')
  return result
}

async function keysOf(browser: Browser, paketId: number): Promise<Map<number, string>> {
  const admin = (await browserOf(browser, ADMIN)).context()
  await send(admin, 'POST', '/users/konfirmasi-password', { password: ADMIN.password })
  const keys = new Map<number, string>()
  for (const section of SECTIONS) {
    const { data } = await send<{ data: { page: number; jawaban: string }[] }>(
      admin,
      'GET',
      `/admin/paket-soal/${paketId}/soal-${section}`
    )
    for (const { page, jawaban } of data) keys.set(page, jawaban)
  }
  await admin.close()
  return keys
}

/** Stores what a window of this size shows, once for each width in pixels. */
async function take(
  { context }: Person,
  path: string,
  viewport: { width: number; height: number },
  widths: Readonly<Record<string, readonly number[]>>
): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.goto(path)
  await expect(page.getByRole('heading').or(page.getByRole('radio')).first()).toBeVisible()
  if (path.startsWith('/simulasi')) await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByText(/^(Memuat|Loading)/)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  for (const [name, sizes] of Object.entries(widths)) {
    for (const width of sizes) {
      writeFileSync(`${FOLDER}/${name}-${width}.webp`, await webp(page, shot, width))
    }
  }
  await page.close()
}

/** The browser scales and encodes, so that this needs no library. */
async function webp(page: Page, shot: Buffer, width: number): Promise<Buffer> {
  // The app's own page refuses to fetch data.
  const studio = await page.context().newPage()
  const encoded = await studio.evaluate(
    async ({ source, width, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((image.height / image.width) * width)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser cannot draw')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${shot.toString('base64')}`, width, quality: QUALITY }
  )
  await studio.close()
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}
