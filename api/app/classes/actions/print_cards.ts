import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { readLetterhead } from '#app/academy/actions/read_letterhead'
import { lockAllWithManager } from '#app/accounts/actions/lock_with_manager'
import { proveNumbers } from '#app/accounts/actions/prove_numbers'
import ResetCode from '#app/accounts/models/reset_code'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import {
  isInExam,
  learnersOf,
  refuseDuringExam,
  type CardOrder,
  type CardPlan,
  type PlannedLearner,
} from '#app/classes/actions/plan_cards'
import type { CardsData } from '#app/classes/paper/card_data'
import { newCardPassword } from '#app/classes/secrets/card_password'
import { lockOpenClass } from '#app/classes/actions/find_class'
import { print } from '#app/paper/printing/printer'
import { clock } from '#app/platform/time/clock'
import { hashingFor, OTHER_LANE } from '#app/platform/hashing/hashing_place'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { cardLogin, CARDS_PROGRESS_STEP } from '#app/classes/domain/cards'
import { SCREENS } from '#contracts/paths'

/** Argon2id runs two at a time, and a login in between waits for no more than these. */
const HASHED_AT_ONCE = 2

/** Cards don't use the queue places of the admin who prints them. */
const CARDS = { path: [OTHER_LANE, 'cards'] }

interface NewPassword extends PlannedLearner {
  password: string
  hashed: string
}

/**
 * Makes the passwords and the cards of a plan. First the cards are drawn, then one transaction sets all passwords. So
 * a print that fails or is cancelled leaves every account as it was. Setting a password ends the account's logins.
 * Yields the number of passwords made so far. A caller that stops iterating cancels the print.
 * @returns the PDF, the only place with the passwords
 * @throws Conflict when the class or one of its learners was changed meanwhile; Forbidden when the admin was
 *   suspended or demoted meanwhile; Unavailable
 */
export async function* printCards(
  admin: User,
  plan: CardPlan,
  order: CardOrder
): AsyncGenerator<number, Buffer> {
  const made = new Map<number, NewPassword>()
  const fresh = plan.learners.filter(({ isNew }) => isNew)
  for (let start = 0; start < fresh.length; start += HASHED_AT_ONCE) {
    const some = await Promise.all(fresh.slice(start, start + HASHED_AT_ONCE).map(withPassword))
    for (const one of some) made.set(one.id, one)
    if (made.size % CARDS_PROGRESS_STEP === 0 || made.size === fresh.length) yield made.size
  }

  const pdf = await drawCards(plan, order, made)
  yield made.size
  await setPasswords(admin, plan, order, [...made.values()])
  return pdf
}

async function withPassword(learner: PlannedLearner): Promise<NewPassword> {
  const password = newCardPassword()
  const hashed = await hashingFor(CARDS, () => hash.make(password))
  return { ...learner, password, hashed }
}

async function drawCards(
  { schoolClass, learners }: CardPlan,
  { mustChange }: CardOrder,
  made: ReadonlyMap<number, NewPassword>
): Promise<Buffer> {
  const { academyName, logo } = await readLetterhead()
  const origin = env.get('APP_URL')
  const cards: CardsData = {
    academyName,
    logo,
    className: schoolClass.name,
    loginAddress: new URL(SCREENS.login, origin).href,
    mustChange,
    printedAt: clock.now(),
    cards: learners.map(({ id, name, nohp }) => ({
      name,
      nohp,
      password: made.get(id)?.password ?? null,
      loginUrl: new URL(cardLogin(nohp), origin).href,
    })),
  }
  return print('login cards', cards)
}

async function setPasswords(
  admin: User,
  { schoolClass: { id: classId }, learners }: CardPlan,
  { mustChange }: CardOrder,
  made: readonly NewPassword[]
): Promise<void> {
  await inTransaction(async (trx) => {
    const { name } = await lockOpenClass(trx, classId)
    await refuseChanged(trx, { adminId: admin.id, classId }, made)
    const now = clock.now()
    const userIds = made.map(({ id }) => id)
    for (const { id, hashed, series } of made) {
      await User.query({ client: trx })
        .where({ id, loginSeries: series })
        // Earlier wrong tries at the password don't count any more.
        .increment({ login_series: 1, throttle_series: 1 })
        .update({
          password: hashed,
          password_missing: 0,
          must_change_password: mustChange ? 1 : 0,
          updated_at: now,
        })
    }
    await proveNumbers(trx, userIds, now)
    await ResetCode.query({ client: trx }).whereIn('userId', userIds).delete()
    await recordAudit(trx, {
      actor: admin,
      action: 'class.cards_printed',
      subject: { type: 'class', id: classId },
      details: { name, cards: learners.length, mustChange, userIds },
    })
  })
}

/**
 * Locks the learners who get a new password, and refuses when one of them, or the admin, has changed since the plan.
 */
async function refuseChanged(
  trx: TransactionClientContract,
  { adminId, classId }: { adminId: number; classId: number },
  made: readonly NewPassword[]
): Promise<void> {
  await lockAllWithManager(
    trx,
    { adminId, needs: 'cards.print' },
    made.map(({ id }) => id)
  )
  if (made.length === 0) return
  const now = new Map((await learnersOf(trx, classId)).map((member) => [member.id, member]))
  refuseDuringExam(made.filter(({ id }) => isInExam(now.get(id) ?? { exam_status: 'idle' })))
  if (made.some(({ id, series }) => now.get(id)?.login_series !== series)) {
    throw new Conflict('Data peserta berubah selama kartu dibuat. Silakan cetak lagi.')
  }
}
