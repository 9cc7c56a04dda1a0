import fc from 'fast-check'
import { HOUR } from '../../api/tests/support/exam.ts'
import { PAGES, SESSIONS, type Choice, type Save } from './reference.ts'
import { FAULTS, pageAt, type SimulatedExam } from './simulated_exam.ts'

/** fast-check's view of a simulated exam, which contains the reference. */
type Command = fc.AsyncCommand<object, SimulatedExam>

const device = fc.nat({ max: 1 })
const anyFault = fc.oneof(
  { weight: 3, arbitrary: fc.constant('none' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...FAULTS) }
)
const option = fc.constantFrom('1', '2', '3', '4')
const turn = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'next' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('jump' as const), by: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('old' as const), at: fc.nat(500) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'none' as const }) }
)
const plans = fc.array(fc.record({ at: fc.nat(63), option, turn }), { minLength: 1, maxLength: 6 })
const flags = fc.option(fc.array(fc.nat(63), { maxLength: 4 }), { nil: null })
const savePlan = fc.record({ plans, flags, isBackwards: fc.boolean() })
type SavePlan = typeof savePlan extends fc.Arbitrary<infer Plan> ? Plan : never

/** Chosen pages and counters depend on the learner's place. */
function saveOf(exam: SimulatedExam, { plans, flags, isBackwards }: SavePlan): Save {
  const answer = plans.map(({ at, option, turn }): Choice => {
    const choice = { id: pageAt(exam.reference, at), answer: option }
    switch (turn.kind) {
      case 'next':
        return { ...choice, seq: exam.nextSeq() }
      case 'jump':
        return { ...choice, seq: exam.nextSeq(turn.by) }
      case 'old':
        return { ...choice, seq: exam.oldSeq(turn.at) }
      case 'none':
        return choice
    }
  })
  if (isBackwards) answer.reverse()
  const ragu = flags?.map((at) => pageAt(exam.reference, at))
  return ragu ? { answer, ragu } : { answer }
}

function allOf(exam: SimulatedExam, option: string): Choice[] {
  return PAGES[exam.reference.session].map((id) => ({
    id,
    answer: option,
    seq: exam.nextSeq(),
  }))
}

function command(name: string, run: (exam: SimulatedExam) => Promise<void>): Command {
  return { check: () => true, run: async (_, exam) => run(exam), toString: () => name }
}

/** Milliseconds until a moment near an end; 0 when it is over. */
function until(exam: SimulatedExam, moment: number): number {
  return Math.max(0, moment - exam.now)
}

const AROUND_THE_END = [-1000, -1, 0, 1, 5_000, 9_999, 10_000, 10_001]

/** The possible events of an exam; those that advance it are more frequent. */
export const HAPPENINGS: readonly fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 5 }, () =>
    fc
      .tuple(device, savePlan, anyFault)
      .map(([at, plan, fault]) =>
        command(`save(${at}, ${JSON.stringify(plan)}, ${fault})`, (exam) =>
          exam.save(at, saveOf(exam, plan), fault)
        )
      )
  ),
  fc.tuple(device, savePlan, savePlan).map(([at, one, other]) =>
    command(`together(${at}, ${JSON.stringify([one, other])})`, async (exam) => {
      const saves: [Save, Save] = [saveOf(exam, one), saveOf(exam, other)]
      await exam.saveTogether(at, saves)
    })
  ),
  fc.tuple(device, fc.nat(), anyFault).map(([at, which, fault]) =>
    command(`repeat(${at}, ${which}, ${fault})`, async (exam) => {
      const save = exam.earlierSaves[which % Math.max(1, exam.earlierSaves.length)]
      if (save) await exam.save(at, save, fault)
    })
  ),
  ...Array.from({ length: 3 }, () =>
    fc.tuple(device, option).map(([at, chosen]) =>
      command(`complete(${at}, ${chosen})`, async (exam) => {
        await exam.save(at, { answer: allOf(exam, chosen) })
        await exam.endEarly(at)
        await exam.advance(at, exam.reference.session)
      })
    )
  ),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(device, fc.constantFrom(...AROUND_THE_END)).map(([at, offset]) =>
      command(`end of session(${at}, ${offset})`, async (exam) => {
        await exam.pass(until(exam, exam.reference.deadline + offset))
      })
    )
  ),
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(device, fc.option(fc.constantFrom(...SESSIONS), { freq: 5, nil: null }), anyFault)
      .map(([at, from, fault]) =>
        command(`advance(${at}, ${from}, ${fault})`, (exam) =>
          exam.advance(at, from ?? exam.reference.session, fault)
        )
      )
  ),
  fc
    .tuple(device, anyFault)
    .map(([at, fault]) =>
      command(`end early(${at}, ${fault})`, (exam) => exam.endEarly(at, fault))
    ),
  fc
    .tuple(device, fc.boolean())
    .map(([at, takeover]) =>
      command(`start(${at}, ${takeover})`, (exam) => exam.start(at, takeover))
    ),
  fc
    .tuple(device, fc.boolean(), option, anyFault)
    .map(([at, isWhole, chosen, fault]) =>
      command(`submit(${at}, ${isWhole}, ${chosen}, ${fault})`, (exam) =>
        exam.submit(at, isWhole ? allOf(exam, chosen) : [], fault)
      )
    ),
  fc
    .tuple(device, fc.integer({ min: 1, max: 52 }), anyFault)
    .map(([at, page, fault]) =>
      command(`play(${at}, ${page}, ${fault})`, (exam) => exam.play(at, page, fault))
    ),
  fc
    .constantFrom(1, 999, 1000, 30_000, 61_000)
    .map((ms) => command(`pass(${ms})`, (exam) => exam.pass(ms))),
  fc.constantFrom(-1, 0, 1).map((offset) =>
    command(`end of rest(${offset})`, async (exam) => {
      const end = exam.reference.deadline + 24 * HOUR
      if (exam.reference.isRunning) await exam.pass(until(exam, end + offset))
    })
  ),
  fc
    .tuple(fc.constantFrom(1, 2, 5), fc.boolean())
    .map(([minutes, isRepeated]) =>
      command(`give(${minutes}, ${isRepeated})`, (exam) =>
        exam.act('tambah_waktu', minutes * 60, isRepeated)
      )
    ),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(fc.constantFrom(0, 1, 9_999, 10_000, 61_000), fc.boolean()).map(([ms, isRepeated]) =>
      command(`pause(${ms}, ${isRepeated})`, async (exam) => {
        await exam.act('jeda', 0, isRepeated)
        await exam.pass(ms)
      })
    )
  ),
  ...Array.from({ length: 2 }, () =>
    fc
      .boolean()
      .map((isRepeated) =>
        command(`go on(${isRepeated})`, (exam) => exam.act('lanjutkan', 0, isRepeated))
      )
  ),
  fc.constantFrom(-1, 0, 1).map((offset) =>
    command(`end of pause(${offset})`, async (exam) => {
      const { pausedAt } = exam.reference
      if (pausedAt !== null) await exam.pass(until(exam, pausedAt + 24 * HOUR + offset))
    })
  ),
  device.map((at) => command(`reload(${at})`, (exam) => exam.reload(at))),
  device.map((at) => command(`sign out(${at})`, (exam) => exam.signOut(at))),
  fc.constant(command('restart', (exam) => exam.restart())),
  fc.constant(command('sweep', (exam) => exam.sweep())),
]
