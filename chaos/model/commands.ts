import fc from 'fast-check'
import { HOUR } from '../../api/tests/support/exam.ts'
import { PAGES, SESSIONS, type Choice, type Save } from './reference.ts'
import { FAULTS, pageAt, type Sitting } from './sitting.ts'

/** fast-check's view of a simulated exam, which contains the reference. */
type Command = fc.AsyncCommand<object, Sitting>

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
function saveOf(sitting: Sitting, { plans, flags, isBackwards }: SavePlan): Save {
  const answer = plans.map(({ at, option, turn }): Choice => {
    const choice = { id: pageAt(sitting.reference, at), answer: option }
    switch (turn.kind) {
      case 'next':
        return { ...choice, seq: sitting.nextSeq() }
      case 'jump':
        return { ...choice, seq: sitting.nextSeq(turn.by) }
      case 'old':
        return { ...choice, seq: sitting.oldSeq(turn.at) }
      case 'none':
        return choice
    }
  })
  if (isBackwards) answer.reverse()
  const ragu = flags?.map((at) => pageAt(sitting.reference, at))
  return ragu ? { answer, ragu } : { answer }
}

function allOf(sitting: Sitting, option: string): Choice[] {
  return PAGES[sitting.reference.session].map((id) => ({
    id,
    answer: option,
    seq: sitting.nextSeq(),
  }))
}

function command(name: string, run: (sitting: Sitting) => Promise<void>): Command {
  return { check: () => true, run: async (_, sitting) => run(sitting), toString: () => name }
}

/** Milliseconds until a moment near an end; 0 when it is over. */
function until(sitting: Sitting, moment: number): number {
  return Math.max(0, moment - sitting.now)
}

const AROUND_THE_END = [-1000, -1, 0, 1, 5_000, 9_999, 10_000, 10_001]

/** The possible events of an exam; those that advance it are more frequent. */
export const HAPPENINGS: readonly fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 5 }, () =>
    fc
      .tuple(device, savePlan, anyFault)
      .map(([at, plan, fault]) =>
        command(`save(${at}, ${JSON.stringify(plan)}, ${fault})`, (sitting) =>
          sitting.save(at, saveOf(sitting, plan), fault)
        )
      )
  ),
  fc.tuple(device, savePlan, savePlan).map(([at, one, other]) =>
    command(`together(${at}, ${JSON.stringify([one, other])})`, async (sitting) => {
      const saves: [Save, Save] = [saveOf(sitting, one), saveOf(sitting, other)]
      await sitting.saveTogether(at, saves)
    })
  ),
  fc.tuple(device, fc.nat(), anyFault).map(([at, which, fault]) =>
    command(`repeat(${at}, ${which}, ${fault})`, async (sitting) => {
      const save = sitting.earlierSaves[which % Math.max(1, sitting.earlierSaves.length)]
      if (save) await sitting.save(at, save, fault)
    })
  ),
  ...Array.from({ length: 3 }, () =>
    fc.tuple(device, option).map(([at, chosen]) =>
      command(`complete(${at}, ${chosen})`, async (sitting) => {
        await sitting.save(at, { answer: allOf(sitting, chosen) })
        await sitting.endEarly(at)
        await sitting.advance(at, sitting.reference.session)
      })
    )
  ),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(device, fc.constantFrom(...AROUND_THE_END)).map(([at, offset]) =>
      command(`end of session(${at}, ${offset})`, async (sitting) => {
        await sitting.pass(until(sitting, sitting.reference.deadline + offset))
      })
    )
  ),
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(device, fc.option(fc.constantFrom(...SESSIONS), { freq: 5, nil: null }), anyFault)
      .map(([at, from, fault]) =>
        command(`advance(${at}, ${from}, ${fault})`, (sitting) =>
          sitting.advance(at, from ?? sitting.reference.session, fault)
        )
      )
  ),
  fc
    .tuple(device, anyFault)
    .map(([at, fault]) =>
      command(`end early(${at}, ${fault})`, (sitting) => sitting.endEarly(at, fault))
    ),
  fc
    .tuple(device, fc.boolean())
    .map(([at, takeover]) =>
      command(`start(${at}, ${takeover})`, (sitting) => sitting.start(at, takeover))
    ),
  fc
    .tuple(device, fc.boolean(), option, anyFault)
    .map(([at, isWhole, chosen, fault]) =>
      command(`submit(${at}, ${isWhole}, ${chosen}, ${fault})`, (sitting) =>
        sitting.submit(at, isWhole ? allOf(sitting, chosen) : [], fault)
      )
    ),
  fc
    .tuple(device, fc.integer({ min: 1, max: 52 }), anyFault)
    .map(([at, page, fault]) =>
      command(`play(${at}, ${page}, ${fault})`, (sitting) => sitting.play(at, page, fault))
    ),
  fc
    .constantFrom(1, 999, 1000, 30_000, 61_000)
    .map((ms) => command(`pass(${ms})`, (sitting) => sitting.pass(ms))),
  fc.constantFrom(-1, 0, 1).map((offset) =>
    command(`end of rest(${offset})`, async (sitting) => {
      const end = sitting.reference.deadline + 24 * HOUR
      if (sitting.reference.isRunning) await sitting.pass(until(sitting, end + offset))
    })
  ),
  device.map((at) => command(`reload(${at})`, (sitting) => sitting.reload(at))),
  device.map((at) => command(`sign out(${at})`, (sitting) => sitting.signOut(at))),
  fc.constant(command('restart', (sitting) => sitting.restart())),
  fc.constant(command('sweep', (sitting) => sitting.sweep())),
]
