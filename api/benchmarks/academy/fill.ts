import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { Argon2id } from '#app/platform/hashing/argon2id'
import { SERVER_COST } from '#config/hash'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { BrowserSession } from '#tests/support/browser_session'
import type { Inhabitants, Person, Population } from './academy.js'

const BATCH = 500
const LOGINS_AT_ONCE = 16
/** So that no session ends while it is measured. */
const LONG_MINUTES = 240

/**
 * Adds all accounts to an academy that has the demo's package. Rows are written without the rules; the logins are
 * real ones.
 */
export async function fill({ learners, graduates, accounts }: Population): Promise<Inhabitants> {
  // Only here: the measured server flushes every commit.
  if (db.connection().dialect.name === 'better-sqlite3')
    await db.rawQuery('pragma synchronous = off')
  const pack = (await db.from('packages').where('status', 'siap').firstOrFail()) as Pack
  await db.from('packages').where('id', pack.id).update({
    listening_minutes: LONG_MINUTES,
    written_minutes: LONG_MINUTES,
    reading_minutes: LONG_MINUTES,
  })
  const cheap = await hash.make(FACTORY_PASSWORD)
  const seated = await addUsers('peserta', learners, cheap, { active_package_id: pack.id })
  await addGrants(seated, pack, null)
  const graduated = await addUsers('alumni', graduates, cheap, {})
  const results = await addResults(graduated, await addGrants(graduated, pack, Date.now()), pack)
  const costly = await costlyHash(FACTORY_PASSWORD)
  const signingIn = await addUsers('masuk', accounts, costly, {})
  return {
    packageId: pack.id,
    learners: await signInAll(seated, FACTORY_PASSWORD),
    graduates: (await signInAll(graduated, FACTORY_PASSWORD)).map((person, at) => ({
      ...person,
      resultId: results[at] ?? 0,
    })),
    accounts: signingIn.map(({ email }) => ({ identifier: email, password: FACTORY_PASSWORD })),
  }
}

interface Pack {
  id: number
  name: string
  price: number
  scoring_table: string
}

interface UserRow {
  id: number
  name: string
  nohp: string
  email: string
}

/** A hash of the cost that servers use, which the test environment's hasher doesn't. */
async function costlyHash(password: string): Promise<string> {
  return new Argon2id(SERVER_COST, hash.use()).make(password)
}

async function addUsers(kind: string, count: number, password: string, more: object) {
  const [{ last }] = (await db.from('users').max('id as last')) as [{ last: number }]
  await insert('users', count, (n) => ({
    nohp: `0819${String(last + n).padStart(8, '0')}`,
    email: `${kind}${n}@beban.test`,
    name: `${kind} ${n}`,
    password,
    role: 'User',
    exam_status: 'idle',
    created_at: Date.now(),
    updated_at: Date.now(),
    ...more,
  }))
  return (await db
    .from('users')
    .where('id', '>', last)
    .orderBy('id', 'asc')
    .select('id', 'name', 'nohp', 'email')) as UserRow[]
}

/** @returns the ids of the grants, in order */
async function addGrants(users: UserRow[], pack: Pack, usedAt: number | null): Promise<number[]> {
  const payments = await insert('payments', users.length, (n) => ({
    user_id: users[n - 1]?.id,
    current_name: users[n - 1]?.name,
    current_nohp: users[n - 1]?.nohp,
    package_id: pack.id,
    package_name: pack.name,
    amount: pack.price,
    status: 'confirmed',
    decided_at: Date.now(),
    created_at: Date.now(),
  }))
  return insert('entitlements', users.length, (n) => ({
    payment_id: payments[n - 1],
    user_id: users[n - 1]?.id,
    package_id: pack.id,
    granted_at: Date.now(),
    used_at: usedAt,
  }))
}

async function addResults(users: UserRow[], grants: number[], pack: Pack): Promise<number[]> {
  const now = Date.now()
  const [snapshot] = await insert('exam_snapshots', 1, () => ({
    package_id: pack.id,
    content_hash: 'x'.repeat(64),
    content: '{"questions":[]}',
    created_at: now,
  }))
  const attempts = await insert('attempts', users.length, (n) => ({
    user_id: users[n - 1]?.id,
    package_id: pack.id,
    package_name: pack.name,
    entitlement_id: grants[n - 1],
    snapshot_id: snapshot,
    scoring_table: pack.scoring_table,
    status: 'finished',
    session: 'reading',
    deadline: now,
    listening_minutes: 30,
    written_minutes: 25,
    reading_minutes: 55,
    flags: '[]',
    driver: '',
    started_at: now,
    finished_at: now,
  }))
  return insert('results', users.length, (n) => ({
    attempt_id: attempts[n - 1],
    user_id: users[n - 1]?.id,
    package_id: pack.id,
    package_name: pack.name,
    user_name: users[n - 1]?.name,
    current_name: users[n - 1]?.name,
    academy_name: 'Akademi Lulus',
    listening_correct: 40,
    written_correct: 30,
    reading_correct: 40,
    listening_score: 55,
    structure_score: 55,
    reading_score: 55,
    total_score: 550,
    scoring_table: pack.scoring_table,
    code: `BEBAN-${n}`,
    created_at: now,
  }))
}

/** Inserts rows 1 to `count` and returns their ids in order. */
async function insert(
  table: string,
  count: number,
  row: (n: number) => Record<string, unknown>
): Promise<number[]> {
  for (let start = 1; start <= count; start += BATCH) {
    const size = Math.min(BATCH, count - start + 1)
    await db.table(table).multiInsert(Array.from({ length: size }, (_, at) => row(start + at)))
  }
  const rows = (await db.from(table).select('id').orderBy('id', 'desc').limit(count)) as {
    id: number
  }[]
  return rows.map(({ id }) => id).reverse()
}

/** Signs all accounts in, each from an address of its own. */
async function signInAll(users: UserRow[], password: string): Promise<Person[]> {
  const people: Person[] = []
  const queue = users.entries()
  await Promise.all(
    Array.from({ length: LOGINS_AT_ONCE }, async () => {
      for (const [at, { nohp, email }] of queue) {
        const browser = new BrowserSession()
        browser.sign = () => ({ 'x-forwarded-for': addressOf(at) })
        await browser.get('/users/getAuth')
        const { status } = await browser.post('/users/login', { identifier: email, password })
        if (status !== 200) throw new Error(`login of ${email} failed with ${status}`)
        people[at] = {
          nohp,
          headers: { ...browser.credentials(), 'x-forwarded-for': addressOf(at) },
        }
      }
    })
  )
  return people
}

function addressOf(at: number): string {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
}
