/**
 * The admins' screens of an academy with 100,000 learners: every list searched, sorted and paged over HTTP, the
 * dashboard, and a whole list as a stream. LEARNERS and ROUNDS may be set. The CPU time, client included, tells what a
 * request costs where other work slows the clock down.
 */
import { withBenchServer } from './bench_server.js'
import { printLatencies, timed } from './latencies.js'

const LEARNERS = Number(process.env.LEARNERS ?? 100_000)
const ROUNDS = Number(process.env.ROUNDS ?? 10)
const TARGET_MS = 200
const LAST_PAGE = Math.ceil(LEARNERS / 10)

const SEARCHES = ['budi', 'Citra Lestari 777', '0812345', 'paket a', 'tidakada']

const LISTS: Record<string, string[]> = {
  '/admin/user': [
    'createdAt',
    'nohp',
    'nama',
    'status_ujian',
    'paket_soal_id_aktif',
    'paket_terakhir',
  ],
  '/admin/payments': ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
  '/admin/riwayat-ujian': [
    'createdAt',
    'nama',
    'nama_paket',
    'listeningScore',
    'structureScore',
    'readingScore',
    'totalScore',
  ],
  '/admin/audit-log': ['createdAt', 'aktor', 'aksi', 'subjek'],
}

await withBenchServer(async () => {
  const { seedAcademy } = await import('./academy_seed.js')
  const { createAdmin } = await import('#database/factories/user_factory')
  const { BrowserSession } = await import('#tests/support/browser_session')

  const seeding: number[] = []
  await timed(seeding, () => seedAcademy(LEARNERS))
  console.log(`${LEARNERS} learners seeded in ${((seeding[0] ?? 0) / 1000).toFixed(1)} s\n`)
  const browser = await BrowserSession.of(await createAdmin())

  let late = 0
  const measure = async (title: string, path: string) => {
    const latencies: number[] = []
    const before = process.cpuUsage()
    for (let round = 0; round <= ROUNDS; round++) {
      // The first one fills caches and isn't counted.
      const target = round === 0 ? [] : latencies
      const { status } = await timed(target, () => browser.get(path))
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
    const { user, system } = process.cpuUsage(before)
    const cpu = (user + system) / 1000 / (ROUNDS + 1)
    printLatencies(`${title} (CPU ${cpu.toFixed(0)} ms)`, latencies)
    const p95 = latencies.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0
    if (p95 > TARGET_MS) late++
  }

  await measure('/admin/dashboard', '/admin/dashboard')
  for (const [path, columns] of Object.entries(LISTS)) {
    console.log(`\n${path}`)
    for (const search of SEARCHES) {
      await measure(`  search '${search}'`, `${path}?search=${encodeURIComponent(search)}`)
    }
    for (const column of columns) {
      for (const order of ['ASC', 'DESC']) {
        await measure(`  sort ${column} ${order}`, `${path}?sortBy=${column}&sortOrder=${order}`)
      }
    }
    for (const page of [2, Math.ceil(LAST_PAGE / 2), LAST_PAGE]) {
      await measure(`  page ${page}`, `${path}?page=${page}`)
    }
    await measure(
      '  search and sort, last page',
      `${path}?search=santoso&sortBy=${columns[1]}&page=${Math.ceil(LAST_PAGE / 10)}`
    )
  }

  console.log('')
  const before = process.memoryUsage().rss
  const whole: number[] = []
  const { bytes } = await timed(whole, () => browser.get('/admin/user?limit=-1'))
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024
  printLatencies('/admin/user?limit=-1', whole)
  console.log(
    `${(bytes.length / 1024 / 1024).toFixed(1)} MB sent; memory grew by ${grown.toFixed(0)} MB, the reading client's own copies included`
  )
  console.log(
    late === 0 ? `\nAll within ${TARGET_MS} ms at p95.` : `\n${late} above ${TARGET_MS} ms at p95.`
  )
})
