import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { addLearners } from '#app/classes/actions/add_learners'
import { createClass } from '#app/classes/actions/change_class'
import { giveClassAccess } from '#app/enrolment/actions/give_class_access'
import { attachProof } from '#app/payments/actions/change_class_payment'
import { createClassPayment } from '#app/payments/actions/create_class_payment'
import { decideClassPayment } from '#app/payments/actions/decide_class_payment'
import { inTransaction } from '#app/platform/database/transaction'
import { openAccount, welcomeListed } from '#database/demo_academy/accounts'
import { chanceFrom } from '#database/demo_academy/chance'
import { CASHIER, CLASSMATES, NEWCOMERS, PUPIL, type Person } from '#database/demo_academy/people'
import { storeProof, type Proof } from '#database/demo_academy/proofs'
import { noteAttempt } from '#database/demo_academy/attempt'
import { minutes, type Story } from '#database/demo_academy/story'

const AFTERNOON = 'Contoh — Kelas TOEFL Sore'
const NEW = 'Contoh — Kelas Persiapan Beasiswa'

/** The 24 of the afternoon class. */
export const PUPILS: readonly Person[] = [PUPIL, ...CLASSMATES]

/** A class; its id is known once it exists. */
export interface Course {
  id: () => number
}

/** The ability of a class's learner at the beginning, growing over five weeks; logits. */
export function abilityOf(index: number, daysAgo: number): number {
  const chance = chanceFrom(index + 411)
  const first = -1.1 + chance() * 2
  const learned = 0.5 + chance()
  return first + (learned * (45 - daysAgo)) / 45 + (chance() - 0.5) * 0.2
}

/** The afternoon class: it paid together, has its cards, and practised twice at home. */
export function noteAfternoonClass(story: Story, publishedPassword: string): Course {
  const { diary, admin, pack } = story
  const begins = story.at(45, 10)
  diary.note(begins - minutes(30), () =>
    openAccount(story, { ...PUPIL, password: publishedPassword, isDemo: true })
  )
  const course = noteClass(story, AFTERNOON, PUPILS, begins)
  diary.note(begins + minutes(25), () => giveOutCards(story, course.id()))
  notePayment(story, course, { at: begins + minutes(40), proof: 'kelas-sore', isConfirmed: true })
  for (const [index, who] of PUPILS.entries()) {
    const startsAt = story.at(43 - (index % 6), 16 + (index % 4), index * 2)
    noteAttempt(story, { who, startsAt, ability: abilityOf(index, 43) })
  }

  diary.note(story.at(24, 9, 30), () =>
    giveClassAccess(admin, course.id(), {
      packageId: pack.id,
      reason: 'Tryout kedua, termasuk biaya kelas.',
    })
  )
  // Two of them haven't taken it yet.
  for (const [index, who] of PUPILS.entries()) {
    if (index === 4 || index === 15) continue
    const startsAt = story.at(23 - (index % 7), 15 + (index % 5), index * 2)
    noteAttempt(story, { who, startsAt, ability: abilityOf(index, 22) })
  }
  return course
}

/** A class that has just begun: its learners have no passwords yet, and its payment waits. */
export function noteNewClass(story: Story): void {
  const course = noteClass(story, NEW, NEWCOMERS, story.at(4, 14))
  notePayment(story, course, { at: story.at(1, 16), proof: 'kelas-baru', isConfirmed: false })
}

function noteClass(story: Story, name: string, people: readonly Person[], at: number): Course {
  let classId = 0
  story.diary.note(at, async () => {
    classId = (await createClass(story.admin, name)).id
  })
  story.diary.note(at + minutes(6), async () => {
    const rows = people.map((person, index) => ({ ...person, line: index + 2, fault: null }))
    await addLearners(story.admin, classId, rows)
    await welcomeListed(story, people)
  })
  return { id: () => classId }
}

interface PaymentOfClass {
  at: number
  proof: Proof
  isConfirmed: boolean
}

function notePayment(
  story: Story,
  course: Course,
  { at, proof, isConfirmed }: PaymentOfClass
): void {
  const { diary, admin, pack } = story
  let id = 0
  diary.note(at, async () => {
    id = (await createClassPayment(admin, course.id(), { packageId: pack.id })).id
  })
  diary.note(at + minutes(50), async () => attachProof(admin, id, await storeProof(proof)))
  if (!isConfirmed) return
  diary.note(at + minutes(80), () =>
    decideClassPayment(story.person(CASHIER), id, { status: 'confirmed' })
  )
}

/** The effect of printing cards on accounts, without the paper: hashing two dozen passwords takes seconds. */
async function giveOutCards({ admin, ...story }: Story, classId: number): Promise<void> {
  await inTransaction(async (trx) => {
    const listed = await User.query({ client: trx }).where('passwordMissing', true)
    const userIds = listed.map(({ id }) => id)
    await User.query({ client: trx })
      .whereIn('id', userIds)
      .update({ password: story.nobodysPassword, password_missing: 0 })
    await recordAudit(trx, {
      actor: admin,
      action: 'class.cards_printed',
      subject: { type: 'class', id: classId },
      details: { name: AFTERNOON, cards: PUPILS.length, mustChange: false, userIds },
    })
  })
}
