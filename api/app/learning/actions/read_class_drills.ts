import User from '#app/accounts/models/user'
import { findClass } from '#app/classes/actions/find_class'
import { ClassDrillNotFound } from '#app/learning/actions/change_class_drills'
import { readClassMap } from '#app/learning/actions/read_class_learning'
import { practiceBank } from '#app/learning/bank/practice_bank'
import { bankCounts, drillState, worstSkills } from '#app/learning/domain/class_drill'
import {
  oneOfEach,
  progressOf,
  tallyOfDrill,
  type DrilledItem,
  type DrilledTally,
  type DrillProgress,
} from '#app/learning/domain/class_drill_answers'
import type { DrillItem } from '#app/learning/domain/drill_item'
import ClassDrill from '#app/learning/models/class_drill'
import { learnersOf, type ClassLearner } from '#app/learning/rows/class_learners'
import { drilledItems } from '#app/learning/rows/drilled_items'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import type { ClassDrillState } from '#contracts/class_drills'
import type { Skill } from '#contracts/skills'

/** A drill as its list shows it. */
export interface DrillSummary {
  drill: ClassDrill
  state: ClassDrillState
  /** Who assigned it. */
  author: string
  /** Questions that the bank still has. */
  items: number
  learners: number
  /** Learners with an answer, and with all. */
  begun: number
  done: number
}

export interface ClassDrills {
  className: string
  drills: DrillSummary[]
  /** What the class's map proposes. */
  worst: Skill[]
  bank: { skill: Skill; count: number }[]
}

/** A class's drills, the newest first, with what a new one may be made of. @throws NotFound */
export async function readClassDrills(classId: number, now: number): Promise<ClassDrills> {
  const { name, skills } = await readClassMap(classId)
  const drills = await ClassDrill.query().where({ classId }).orderBy('id', 'desc')
  const learners = await learnersOf(classId)
  return {
    className: name,
    drills: await summaries(drills, learners, now),
    worst: worstSkills(skills),
    bank: bankCounts([...practiceBank().values()]),
  }
}

/** A learner's work on a drill. */
export interface DrilledLearner extends ClassLearner {
  progress: DrillProgress
  /** In the order of the questions. */
  answers: (DrilledItem | undefined)[]
}

export interface ClassDrillWork {
  className: string
  summary: DrillSummary
  learners: DrilledLearner[]
  questions: { item: DrillItem; tally: DrilledTally }[]
}

/** What the learners that are in the class now did of a drill, learner by learner and question by question. @throws NotFound */
export async function readClassDrill(
  classId: number,
  drillId: number,
  now: number
): Promise<ClassDrillWork> {
  const { name: className } = await findClass(classId)
  const drill = await ClassDrill.findBy({ id: drillId, classId })
  if (!drill) throw new ClassDrillNotFound()
  const learners = await learnersOf(classId)
  const [summary] = await summaries([drill], learners, now)
  if (!summary) throw new ClassDrillNotFound()
  const ids = learners.map(({ id }) => id)
  const given = (await drilledItems([drillId], ids)).get(drillId)
  const items = itemsOfDrill(drill)
  const refs = items.map(({ ref }) => ref)
  const work = learners.map((learner) => {
    const own = oneOfEach(given?.get(learner.id) ?? [])
    return {
      ...learner,
      progress: progressOf(own, refs),
      answers: refs.map((ref) => own.find((one) => one.ref === ref)),
    }
  })
  return {
    className,
    summary,
    learners: work,
    questions: items.map((item, index) => ({
      item,
      tally: tallyOfDrill(work.map(({ answers }) => answers[index])),
    })),
  }
}

/** The drill's questions that this version's bank has. */
export function itemsOfDrill({ items }: ClassDrill): DrillItem[] {
  return items.flatMap((ref) => practiceBank().get(ref) ?? [])
}

async function summaries(
  drills: readonly ClassDrill[],
  learners: readonly ClassLearner[],
  now: number
): Promise<DrillSummary[]> {
  const today = dateOf(startOfDay(now))
  const authors = new Map(
    (
      await User.query().whereIn(
        'id',
        drills.map(({ createdBy }) => createdBy)
      )
    ).map(({ id, name }) => [id, name])
  )
  const given = await drilledItems(
    drills.map(({ id }) => id),
    learners.map(({ id }) => id)
  )
  return drills.map((drill) => {
    const refs = itemsOfDrill(drill).map(({ ref }) => ref)
    const work = learners.map(({ id }) => progressOf(given.get(drill.id)?.get(id) ?? [], refs))
    return {
      drill,
      state: drillState(drill, today),
      author: authors.get(drill.createdBy) ?? '',
      items: refs.length,
      learners: learners.length,
      begun: work.filter(({ answered }) => answered > 0).length,
      done: work.filter(({ doneAt }) => doneAt !== null).length,
    }
  })
}
