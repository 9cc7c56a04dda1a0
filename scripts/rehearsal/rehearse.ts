import { setTimeout as sleep } from 'node:timers/promises'
import { LEARNER_STATES } from '../../api/contracts/events.ts'
import type { AdminSession } from './admin_session.ts'
import { characterOf } from './behaviour.ts'
import { Classes } from './classes.ts'
import { Events } from './events.ts'
import { SimulatedLearner } from './learner.ts'
import type { Options } from './options.ts'
import { runOf, titleOf } from './rehearsal_names.ts'

/** A step of the rehearsal and how long it took. */
export interface TimedStep {
  name: string
  seconds: number
}

/** The result of a rehearsal. */
export interface Outcome {
  learners: SimulatedLearner[]
  steps: TimedStep[]
  eventId: number
}

/** Progress reports for the operator. */
export interface Watcher {
  say: (line: string) => void
  /** From time to time during the exam. */
  progress: (learners: readonly SimulatedLearner[]) => void
}

const LOOKS_EVERY_MS = 1_000

type Ordered = Pick<Options, 'learners' | 'speed' | 'starts' | 'packageId'>

/**
 * Lets simulated learners take an event from beginning to end: enrols them from an Excel file, prints their cards,
 * and lets them enter, wait, answer and submit.
 * @param admin who is signed in
 * @throws RehearsalFailed when it can't take place; failures of single learners are stored with them
 */
export async function rehearse(
  admin: AdminSession,
  { learners: count, speed, starts, packageId }: Ordered,
  { say, progress }: Watcher
): Promise<Outcome> {
  const [classes, events] = [new Classes(admin), new Events(admin)]
  const { origin, measures } = admin
  const steps: TimedStep[] = []
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    const result = await work()
    const seconds = (performance.now() - began) / 1000
    steps.push({ name, seconds })
    say(`${name}: ${seconds.toFixed(1)} detik`)
    return result
  }

  const pack = await events.choosePackage(packageId)
  const run = runOf(Date.now())
  say(`${titleOf(run)}: ${count} peserta simulasi mengerjakan ${pack.name} di ${origin}`)
  const { classId, members } = await timed('Daftar Excel dan kelas', () =>
    classes.enrol(run, count)
  )
  await timed('Kartu login', () => classes.printCards(classId))
  const accounts = await timed('Kode dan password', () => classes.givePasswords(members))
  const eventId = await timed('Jadwal', () => events.schedule(run, classId, pack.id))

  const examRun = {
    eventId,
    packageId: pack.id,
    speed,
    minutes: pack.minutes,
    token: () => events.token(eventId),
  }
  const scene = { origin, measures, chance: Math.random }
  const learners = accounts.map(
    (account, index) =>
      new SimulatedLearner({ account, character: characterOf(index) }, examRun, scene)
  )
  const attending = Promise.all(learners.map((learner) => learner.attend()))
  const watching = watch(attending, () => progress(learners))
  await timed('Masuk ruang tunggu sampai mulai', async () => {
    if (starts) {
      await untilReady(events, eventId, learners)
      await events.start(eventId)
      return
    }
    say(`Tekan 'Mulai Bersama' di ${origin}/admin/jadwal/${eventId}, atau pakai --mulai.`)
    await events.untilStarted(eventId)
  })
  await timed('Ujian sampai peserta terakhir', () => attending)
  await watching
  await timed('Hasil, Excel, dan PDF', () => events.report(eventId))
  return { learners, steps, eventId }
}

/** Waits until all learners are in the waiting room, except those who come late or failed. */
async function untilReady(
  events: Events,
  eventId: number,
  learners: readonly SimulatedLearner[]
): Promise<void> {
  for (;;) {
    const expected = learners.filter(
      ({ character, failure }) => character !== 'terlambat' && failure === null
    ).length
    const { peserta } = await events.board(eventId)
    const ready = peserta.filter(({ keadaan }) => keadaan === LEARNER_STATES.ready).length
    if (ready >= expected) return
    await sleep(LOOKS_EVERY_MS)
  }
}

async function watch(until: Promise<unknown>, look: () => void): Promise<void> {
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    look()
    await Promise.race([over, sleep(LOOKS_EVERY_MS)])
  }
  look()
}
