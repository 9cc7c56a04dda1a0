import { createHash } from 'node:crypto'
import { issueResetCode } from '#app/accounts/actions/issue_reset_code'
import { suspendUser } from '#app/accounts/actions/suspend_user'
import { giveAccess } from '#app/enrolment/actions/change_access'
import { decidePayment, type Decision } from '#app/payments/actions/decide_payment'
import { submitPayment } from '#app/payments/actions/submit_payment'
import { openAccount } from '#database/demo_academy/accounts'
import { BUYERS, CASHIER, type Person } from '#database/demo_academy/people'
import { clockTime, shortDay } from '#app/paper/domain/indonesian'
import { storeProof, type Proof } from '#database/demo_academy/proofs'
import { noteAttempt } from '#database/demo_academy/attempt'
import { minutes, type Story } from '#database/demo_academy/story'

/** A learner without a class: days ago that they registered, and the days and abilities of their attempts. */
type Course = [registered: number, ...attempts: [daysAgo: number, ability: number][]]

/** One for each of the buyers, except the last five, who have other histories. */
const COURSES: readonly Course[] = [
  [58, [56, -0.4], [41, 0.1], [27, 0.6], [9, 1.1]],
  [57, [55, 0.3], [27, 0.9], [9, 1.6]],
  [53, [50, -0.9], [34, -0.5], [16, -0.1]],
  [49, [47, 1.2], [16, 1.7]],
  [44, [43, -0.2], [24, 0.4]],
  [36, [34, 0.8], [16, 1.3], [3, 1.9]],
  [31, [29, -1.2], [12, -0.6]],
  [22, [21, 0.2], [5, 0.7]],
  [13, [12, 2.1]],
]

/** Learners without a class: registrations, payments in every state, and improving results. */
export function noteBuyers(story: Story): void {
  for (const [index, [registered, ...attempts]] of COURSES.entries()) {
    const who = BUYERS[index] as Person
    noteRegistration(story, who, story.at(registered, 18, index * 3))
    for (const [attempt, [daysAgo, ability]] of attempts.entries()) {
      const startsAt = story.at(daysAgo, 13 + (index % 6), index * 4)
      notePurchase(story, who, startsAt - minutes(200 + index * 11))
      const isTroubled = index === 7 && attempt === 1
      noteAttempt(story, { who, startsAt, ability, ...(isTroubled && { trouble: 'network' }) })
    }
  }
  noteOpenEnds(story, BUYERS.slice(COURSES.length))
}

/** Open, rejected and free access. */
function noteOpenEnds(story: Story, people: readonly Person[]): void {
  const { diary, admin, pack } = story
  const [refused, corrected, given, suspended, latest] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
  for (const [index, who] of people.entries()) {
    noteRegistration(story, who, index < 4 ? story.at(7 - index, 19, 20) : story.minutesAgo(190))
  }

  const reason = 'Nominal pada bukti Rp2.000, sedangkan harga paket Rp20.000.'
  const rejected: Decision = { status: 'rejected', reason }
  notePayment(story, refused, story.at(5, 9, 40), { proof: 'nominal-salah', decision: rejected })
  notePayment(story, corrected, story.at(4, 20, 5), { proof: 'nominal-salah', decision: rejected })
  notePayment(story, corrected, story.minutesAgo(55), { proof: 'satu-peserta' })
  notePayment(story, latest, story.minutesAgo(170), { proof: 'satu-peserta' })
  // A learner who buys a second time.
  notePayment(story, BUYERS[3] as Person, story.minutesAgo(20), { proof: 'satu-peserta' })

  diary.note(story.at(3, 10, 2), () =>
    giveAccess(admin, story.person(given).id, {
      packageId: pack.id,
      reason: 'Penerima beasiswa (contoh).',
    })
  )
  diary.note(story.at(3, 11, 30), () => issueResetCode(admin, story.person(given).id))
  diary.note(story.at(2, 9, 15), () =>
    suspendUser(admin, story.person(suspended).id, {
      reason: 'Akun dipakai bersama orang lain (contoh).',
      force: false,
    })
  )
}

function noteRegistration(story: Story, who: Person, at: number): void {
  story.diary.note(at, () => openAccount(story, who))
}

/** A payment that is confirmed an hour later. */
function notePurchase(story: Story, who: Person, at: number): void {
  notePayment(story, who, at, { proof: 'satu-peserta', decision: { status: 'confirmed' } })
}

/** Who paid, when, and the payment app's number of it. */
function receiptLines(name: string, at: number): string[] {
  const reference = createHash('sha256').update(`${name} ${at}`).digest().readUIntBE(0, 6)
  return [
    `Dari ${name}`,
    `${shortDay(at)} pukul ${clockTime(at)} WIB`,
    `Ref. ${String(reference).slice(0, 12)}`,
  ]
}

interface Paying {
  proof: Proof
  /** Missing: it waits. */
  decision?: Decision
}

function notePayment(story: Story, who: Person, at: number, { proof, decision }: Paying): void {
  const { diary, pack } = story
  let paymentId = 0
  diary.note(at, async () => {
    const { id, name } = story.person(who)
    // Two learners sent the same picture of a wrong amount.
    const stored = await storeProof(
      proof,
      decision?.status === 'rejected' ? undefined : receiptLines(name, at)
    )
    paymentId = (await submitPayment({ userId: id, wanted: { packageId: pack.id }, proof: stored }))
      .id
  })
  if (!decision) return
  diary.note(at + minutes(62), () => decidePayment(story.person(CASHIER), paymentId, decision))
}
