import { openAcademy } from '../academy/academy.js'
import type { Database } from '../academy/databases.js'
import { fillLists } from '../academy/long_lists.js'
import { figure, quantile } from '../figures.js'
import { signIn } from '../load/sign_in.js'
import type { Report } from '../report.js'
import { MeasuredServer } from '../server/measured_server.js'

const LEARNERS = Number(process.env.BENCH_LIST_LEARNERS ?? '200000')
const RESULTS = LEARNERS * 5
/** Of each kind. */
const REQUESTS = 100
const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }

/**
 * A tenth of all people, one of them, a part of few numbers, a package, nothing, and the person with all audit
 * entries.
 */
const SEARCHES = ['budi', 'Citra Lestari 777', '0812345', 'paket a', 'tidakada', 'ibu admin']

interface List {
  sorts: readonly string[]
  rows: number
}

const LISTS: Record<string, List> = {
  '/admin/user': {
    sorts: ['createdAt', 'nohp', 'nama', 'status_ujian', 'paket_soal_id_aktif', 'paket_terakhir'],
    rows: LEARNERS,
  },
  '/admin/payments': {
    sorts: ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
    rows: LEARNERS,
  },
  '/admin/riwayat-ujian': {
    sorts: [
      'createdAt',
      'nama',
      'nama_paket',
      'listeningScore',
      'structureScore',
      'readingScore',
      'totalScore',
    ],
    rows: RESULTS,
  },
  '/admin/audit-log': { sorts: ['createdAt', 'aktor', 'aksi', 'subjek'], rows: LEARNERS },
}

/** The admins' lists of a large academy: searched, sorted, at the beginning, the middle and the end; one as a stream. */
export async function measureLists(database: Database, report: Report): Promise<void> {
  const academy = await openAcademy(database, { learners: 0, graduates: 0, accounts: 0 })
  try {
    await fillLists(academy, { learners: LEARNERS, results: RESULTS })
    const server = await MeasuredServer.start(academy.environment)
    const headers = await signIn(server.port, ADMIN)
    const read = async (path: string) => {
      const begun = performance.now()
      const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, { headers })
      const { length } = await answer.bytes()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      return { ms: performance.now() - begun, length }
    }
    for (const [path, { sorts, rows }] of Object.entries(LISTS)) {
      const ends = [2, Math.ceil(rows / 20), Math.ceil(rows / 10)]
      const kinds = {
        pages: ends.map((page) => `?page=${page}`),
        sorted: sorts.flatMap((column) =>
          ['ASC', 'DESC'].map((order) => `?sortBy=${column}&sortOrder=${order}`)
        ),
        'sorted, last page': sorts.map((column) => `?sortBy=${column}&page=${ends[2]}`),
        'searched, page 150': [`?search=budi&page=150`],
        searched: SEARCHES.map((search) => `?search=${encodeURIComponent(search)}`),
      }
      for (const [kind, queries] of Object.entries(kinds)) {
        const latencies: number[] = []
        const slowest = new Map<string, number[]>()
        for (let n = 0; n < REQUESTS || n % queries.length > 0; n++) {
          const query = queries[n % queries.length] ?? ''
          const { ms } = await read(path + query)
          latencies.push(ms)
          slowest.set(query, [...(slowest.get(query) ?? []), ms])
        }
        const [p50, p95] = [quantile(latencies, 0.5), quantile(latencies, 0.95)].map(figure)
        report.add('lists', `${path}, ${kind}`, `p50 ${p50} · p95 ${p95} ms`, database)
        for (const [query, own] of slowest)
          console.error(`  ${query}: ${figure(quantile(own, 0.5))} ms`)
      }
    }
    const before = (await server.read()).rss
    const { ms, length } = await read('/admin/user?limit=-1')
    const grown = (await server.read()).rss - before
    report.add(
      'lists',
      `export of ${LEARNERS.toLocaleString('en')} learners`,
      `${figure(ms / 1000)} s, ${figure(length / 2 ** 20)} MB; memory grew by ${figure(Math.max(0, grown))} MB`,
      database
    )
    await server.stop()
  } finally {
    await academy.remove()
  }
}
