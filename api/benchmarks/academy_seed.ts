import { inTransaction } from '#app/platform/database/transaction'
import db from '@adonisjs/lucid/services/db'

const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_NAMES = [
  'Ani',
  'Budi',
  'Citra',
  'Dewi',
  'Eko',
  'Fajar',
  'Gita',
  'Hadi',
  'Indah',
  'Joko',
]
const LAST_NAMES = [
  'Santoso',
  'Wijaya',
  'Lestari',
  'Nugroho',
  'Sari',
  'Pratama',
  'Utami',
  'Hidayat',
]
const PACKAGES = 10

type Row = Record<string, string | number | null>

/**
 * Fills an empty database with an academy of so many learners, each with a payment, a grant, a finished attempt, its
 * result and an audit entry. Rows go in by bulk insert and past every rule: only the lists look at them.
 */
export async function seedAcademy(learners: number): Promise<void> {
  const now = Date.now()
  const packageIds = await insert('packages', PACKAGES, (n) => ({
    name: `Paket ${'ABCDEFGHIJ'.charAt(n - 1)}`,
    status: 'siap',
    level: n <= 3 ? 'prediction' : 'itp',
    price: n <= 3 ? 20_000 : 25_000,
    listening_minutes: 30,
    written_minutes: 25,
    reading_minutes: 55,
    lab_only: 0,
    scoring_table: 'itp-practice-1',
    created_at: now,
    updated_at: now,
  }))
  const [snapshotId] = await insert('exam_snapshots', 1, () => ({
    package_id: packageIds[0] ?? 0,
    content_hash: 'x'.repeat(64),
    content: '{"questions":[]}',
    created_at: now,
  }))
  const seed = { now, learners, packageIds, snapshotId: snapshotId ?? 0 }
  const userIds = await insert('users', learners, (n) => user(seed, n))
  const paymentIds = await insert('payments', learners, (n) => payment(seed, n, userIds))
  const grantIds = await insert('entitlements', learners, (n) => ({
    payment_id: paymentIds[n - 1] ?? 0,
    user_id: userIds[n - 1] ?? 0,
    package_id: packageOf(seed, n),
    granted_at: momentOf(seed, n),
    used_at: momentOf(seed, n),
  }))
  const attemptIds = await insert('attempts', learners, (n) => attempt(seed, n, userIds, grantIds))
  await insert('results', learners, (n) => result(seed, n, userIds, attemptIds))
  await insert('audit_log', learners, (n) => ({
    actor_id: 1,
    actor_name: 'Ibu Admin',
    action: n % 3 === 0 ? 'payment.rejected' : 'payment.confirmed',
    subject_type: 'payment',
    subject_id: n,
    details: JSON.stringify({ userId: n, packageName: packageName(n), amount: 20_000 }),
    created_at: momentOf(seed, n),
  }))
}

interface Seed {
  now: number
  learners: number
  packageIds: number[]
  snapshotId: number
}

/** Numbers that look shuffled and are the same in every run. */
function scattered(n: number, modulus: number): number {
  return (n * 7_919 + 104_729) % modulus
}

function momentOf({ now, learners }: Seed, n: number): number {
  return now - Math.floor((scattered(n, learners) / learners) * 365 * DAY_MS)
}

function packageOf({ packageIds }: Seed, n: number): number {
  return packageIds[scattered(n, PACKAGES)] ?? 0
}

function packageName(n: number): string {
  return `Paket ${'ABCDEFGHIJ'.charAt(scattered(n, PACKAGES))}`
}

function nameOf(n: number): string {
  const first = FIRST_NAMES[scattered(n, 97) % FIRST_NAMES.length]
  return `${first} ${LAST_NAMES[scattered(n, 89) % LAST_NAMES.length]} ${n}`
}

function phoneOf(n: number): string {
  return `08${String(1_000_000_000 + scattered(n, 100_000_007)).slice(0, 10)}`
}

function user(seed: Seed, n: number): Row {
  return {
    nohp: phoneOf(n),
    email: `${nameOf(n).toLowerCase().replaceAll(' ', '.')}@contoh.test`,
    name: nameOf(n),
    password: 'x',
    role: 'User',
    exam_status: n % 500 === 0 ? 'ujian' : 'idle',
    active_package_id: n % 4 === 0 ? packageOf(seed, n) : null,
    last_package_name: n % 3 === 0 ? null : packageName(n),
    created_at: momentOf(seed, n),
    updated_at: seed.now,
  }
}

function payment(seed: Seed, n: number, userIds: number[]): Row {
  const status = n % 50 === 0 ? 'pending' : n % 20 === 0 ? 'rejected' : 'confirmed'
  const at = momentOf(seed, n)
  return {
    user_id: userIds[n - 1] ?? 0,
    current_name: nameOf(n),
    current_nohp: phoneOf(n),
    package_id: packageOf(seed, n),
    package_name: packageName(n),
    amount: n % 3 === 0 ? 20_000 : 25_000,
    proof: `${String(n).padStart(32, '0')}.jpg`,
    status,
    pending_key: status === 'pending' ? `${n}:1` : null,
    rejection_reason: status === 'rejected' ? 'Nominal tidak sesuai.' : null,
    decided_at: status === 'pending' ? null : at + 60_000,
    created_at: at,
  }
}

function attempt(seed: Seed, n: number, userIds: number[], grantIds: number[]): Row {
  const at = momentOf(seed, n)
  return {
    user_id: userIds[n - 1] ?? 0,
    package_id: packageOf(seed, n),
    package_name: packageName(n),
    entitlement_id: grantIds[n - 1] ?? 0,
    snapshot_id: seed.snapshotId,
    scoring_table: 'itp-practice-1',
    status: 'finished',
    session: 'reading',
    deadline: at,
    listening_minutes: 30,
    written_minutes: 25,
    reading_minutes: 55,
    flags: '[]',
    driver: 'x',
    started_at: at,
    finished_at: at,
  }
}

function result(seed: Seed, n: number, userIds: number[], attemptIds: number[]): Row {
  return {
    attempt_id: attemptIds[n - 1] ?? 0,
    user_id: userIds[n - 1] ?? 0,
    package_id: packageOf(seed, n),
    package_name: packageName(n),
    user_name: nameOf(n),
    current_name: nameOf(n),
    academy_name: 'Akademi Lulus',
    listening_correct: scattered(n, 51),
    written_correct: scattered(n, 41),
    reading_correct: scattered(n, 51),
    listening_score: 31 + scattered(n, 38),
    structure_score: 31 + scattered(n, 38),
    reading_score: 31 + scattered(n, 37),
    total_score: 310 + scattered(n, 368),
    scoring_table: 'itp-practice-1',
    code: `CODE-${n}`,
    created_at: momentOf(seed, n),
  }
}

/** Inserts rows 1 to `count` in one transaction and returns their ids in order. */
async function insert(table: string, count: number, row: (n: number) => Row): Promise<number[]> {
  await inTransaction(async (trx) => {
    for (let start = 1; start <= count; start += BATCH) {
      const size = Math.min(BATCH, count - start + 1)
      await trx.table(table).multiInsert(Array.from({ length: size }, (_, at) => row(start + at)))
    }
  })
  const rows = (await db.from(table).select('id').orderBy('id', 'asc')) as { id: number }[]
  return rows.slice(-count).map(({ id }) => id)
}
