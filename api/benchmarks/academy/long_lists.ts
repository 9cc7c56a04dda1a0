import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Academy } from './academy.js'
import { connectMariadb } from './databases.js'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_NAMES = 'Ani   Budi  Citra Dewi  Eko   Fajar Gita  Hadi  Indah Joko  '
const LAST_NAMES = 'Santoso Wijaya  Lestari Nugroho Sari    Pratama Utami   Hidayat '
const PACKAGES = 10
/** Above every id that the demo has. */
const OFFSET = 1_000

/** Numbers that look shuffled and are the same in every run. */
const scattered = (modulus: number) => `((n * 7919 + 104729) % ${modulus})`
const word = (words: string, length: number) =>
  `trim(substr('${words}', ${scattered(words.length / length)} * ${length} + 1, ${length}))`
const name = (n: string) =>
  `concat(${word(FIRST_NAMES, 6)}, ' ', ${word(LAST_NAMES, 8)}, ' ', ${n})`
const PHONE = `concat('08', 1000000000 + ${scattered(100_000_007)})`
const PACKAGE = `concat('Paket ', substr('ABCDEFGHIJ', ${scattered(PACKAGES)} + 1, 1))`
const PACKAGE_ID = `${OFFSET} + ${scattered(PACKAGES)}`

/**
 * Adds learners, each with a payment, a grant and an audit entry, and results of them. Each table is filled by one
 * statement, without the rules and foreign keys: only the lists read them.
 */
export async function fillLists(
  { database, environment }: Academy,
  { learners, results }: { learners: number; results: number }
): Promise<void> {
  const now = Date.now()
  const at = `${now} - ${scattered(results)} * ${Math.floor((365 * DAY_MS) / results)}`
  // Entries are written in the order of their time, which decides how full the pages of their indexes are.
  const written = `${now} - (${learners} - n) * ${Math.floor((365 * DAY_MS) / learners)}`
  const owner = `${OFFSET} + 1 + n % ${learners}`
  const insert = (table: string, upTo: number, columns: Record<string, string | number>) =>
    `insert into ${table} (${Object.keys(columns).join(', ')})
     select ${Object.values(columns).join(', ')} from bench_numbers where n <= ${upTo}`
  const numbers =
    database === 'SQLite'
      ? `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${results})
         insert into bench_numbers select n from numbers`
      : `insert into bench_numbers select seq from seq_1_to_${results}`

  const statements = [
    'create table bench_numbers (n integer primary key)',
    numbers,
    insert('packages', PACKAGES, {
      id: `${OFFSET} + n - 1`,
      name: `concat('Paket ', substr('ABCDEFGHIJ', n, 1))`,
      status: `'siap'`,
      level: `'itp'`,
      price: 25_000,
      listening_minutes: 30,
      written_minutes: 25,
      reading_minutes: 55,
      lab_only: 0,
      scoring_table: `'itp-practice-1'`,
      created_at: now,
      updated_at: now,
    }),
    insert('users', learners, {
      id: `${OFFSET} + n`,
      nohp: PHONE,
      email: `concat(lower(${word(FIRST_NAMES, 6)}), '.', n, '@contoh.test')`,
      name: name('n'),
      password: `'x'`,
      role: `'User'`,
      exam_status: `'idle'`,
      active_package_id: `case when n % 4 = 0 then ${PACKAGE_ID} end`,
      last_package_name: `case when n % 3 > 0 then ${PACKAGE} end`,
      created_at: at,
      updated_at: now,
    }),
    insert('payments', learners, {
      user_id: `${OFFSET} + n`,
      current_name: name('n'),
      current_nohp: PHONE,
      package_id: PACKAGE_ID,
      package_name: PACKAGE,
      amount: `case when n % 3 = 0 then 20000 else 25000 end`,
      status: `case when n % 50 = 0 then 'pending' when n % 20 = 0 then 'rejected' else 'confirmed' end`,
      pending_key: `case when n % 50 = 0 then concat(n, ':1') end`,
      decided_at: `case when n % 50 > 0 then ${at} end`,
      created_at: at,
    }),
    insert('results', results, {
      attempt_id: 'n',
      user_id: owner,
      package_id: PACKAGE_ID,
      package_name: PACKAGE,
      user_name: name(`1 + n % ${learners}`),
      current_name: name(`1 + n % ${learners}`),
      academy_name: `'Akademi Lulus'`,
      listening_correct: scattered(51),
      written_correct: scattered(41),
      reading_correct: scattered(51),
      listening_score: `31 + ${scattered(38)}`,
      structure_score: `31 + ${scattered(38)}`,
      reading_score: `31 + ${scattered(37)}`,
      total_score: `310 + ${scattered(368)}`,
      scoring_table: `'itp-practice-1'`,
      code: `concat('CODE-', n)`,
      created_at: at,
    }),
    insert('audit_log', learners, {
      actor_id: 1,
      actor_name: `'Ibu Admin'`,
      action: `case when n % 3 = 0 then 'payment.rejected' else 'payment.confirmed' end`,
      subject_type: `'payment'`,
      subject_id: 'n',
      details: `concat('{"userId":', ${OFFSET} + n, ',"userName":"', ${name('n')}, '","packageName":"', ${PACKAGE}, '","amount":25000}')`,
      person_id: `${OFFSET} + n`,
      person: `concat(${name('n')}, '\n', ${PHONE})`,
      created_at: written,
    }),
    'drop table bench_numbers',
  ]
  await execute({ database, environment }, statements)
}

/**
 * Adds payments that wait, of learners that `fillLists` made, in an academy of more: each of an amount of its own, one a
 * minute until now.
 * @returns when each came, in epoch milliseconds, and its rupiah
 */
export async function fillWaiting(
  academy: Academy,
  count: number
): Promise<{ at: number; amount: number }[]> {
  const now = Date.now()
  await execute(academy, [
    `insert into payments (user_id, current_name, current_nohp, package_id, package_name, amount, status, pending_key, created_at)
     select user_id, current_name, current_nohp, package_id, package_name, 100000 + user_id, 'pending',
       concat(user_id, ':waits'), ${now} - (user_id - ${OFFSET}) * ${MINUTE_MS}
     from payments where user_id > ${OFFSET} and user_id <= ${OFFSET + count}`,
  ])
  return Array.from({ length: count }, (_, at) => ({
    at: now - (at + 1) * MINUTE_MS,
    amount: 100_000 + OFFSET + at + 1,
  }))
}

/** Executes statements without the checks that make filling slow. */
async function execute(
  { database, environment }: Pick<Academy, 'database' | 'environment'>,
  statements: readonly string[]
): Promise<void> {
  if (database === 'SQLite') {
    const file = new DatabaseSync(join(environment.DATA_DIR ?? '.', 'lulus.sqlite3'), {
      enableForeignKeyConstraints: false,
    })
    file.exec('pragma synchronous = off; pragma cache_size = -200000; begin')
    for (const statement of statements) file.exec(statement)
    file.exec('commit')
    file.close()
    return
  }
  const connection = await connectMariadb({ withDatabase: true })
  await connection.query('set foreign_key_checks = 0, unique_checks = 0')
  for (const statement of statements) await connection.query(statement)
  await connection.end()
}
