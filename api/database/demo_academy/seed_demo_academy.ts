import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import User from '#app/accounts/models/user'
import { startOfDay } from '#app/platform/time/domain/academy_days'
import { readQuestions } from '#app/exam/rows/snapshots'
import Package from '#app/packages/models/package'
import { clock } from '#app/platform/time/clock'
import { noteBuyers } from '#database/demo_academy/buyers'
import { noteAfternoonClass, noteNewClass } from '#database/demo_academy/classes'
import { noteExamDays } from '#database/demo_academy/exam_days'
import { noteLab } from '#database/demo_academy/lab'
import { noteStaff } from '#database/demo_academy/staff'
import { Story } from '#database/demo_academy/story'
import { DEMO_PASSWORD } from '#contracts/passwords'

/** A row in one of these means that the installation was used. */
const WORKED_IN = ['payments', 'class_payments', 'attempts', 'classes', 'labs', 'exam_events']

/**
 * Adds two months of a small academy to an unused demo: all names begin with 'Contoh'. The ordinary actions write it,
 * at the times at which it would have happened; all of it is stored, or nothing.
 * @param packageSlug the complete package of all attempts
 */
export async function seedDemoAcademy(packageSlug: string): Promise<void> {
  if (!(await isUntouched())) return
  const pack = await Package.query()
    .where({ contentSlug: packageSlug, status: 'siap' })
    .whereNull('archivedAt')
    .first()
  const [{ email }] = DEMO_ACCOUNTS
  const admin = await User.query().where({ email, role: 'Admin' }).first()
  if (!pack || !admin) return

  const story = await tell(admin, pack)
  await inOneTransaction(() => story.diary.play())
}

/** Whether there are only the published accounts, without any work of theirs. */
async function isUntouched(): Promise<boolean> {
  const known: readonly string[] = DEMO_ACCOUNTS.map(({ nohp }) => nohp)
  if (
    await User.query()
      .whereNotIn('nohp', [...known])
      .first()
  )
    return false
  for (const table of WORKED_IN) if (await db.from(table).first()) return false
  return true
}

async function tell(admin: User, pack: Package): Promise<Story> {
  const now = clock.now()
  const [published, nobodys] = await Promise.all([
    hash.make(DEMO_PASSWORD),
    hash.make(randomBytes(32).toString('base64url')),
  ])
  const questions = await readQuestions(pack.id)
  const story = new Story({ now, today: startOfDay(now), admin, pack, questions, nobodys })
  noteStaff(story, published)
  const room = noteLab(story, story.at(59, 10))
  const course = noteAfternoonClass(story, published)
  noteNewClass(story)
  noteBuyers(story)
  noteExamDays(story, course, room)
  return story
}

/** So that an interrupted start leaves nothing, and a hundred attempts cost one disk flush. */
async function inOneTransaction(work: () => Promise<void>): Promise<void> {
  // Within a test's own transaction.
  if (db.connection().isTransaction) return work()
  await db.beginGlobalTransaction()
  try {
    await work()
  } catch (error) {
    await db.rollbackGlobalTransaction()
    throw error
  }
  await db.commitGlobalTransaction()
}
