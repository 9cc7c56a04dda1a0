import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockOpenClass } from '#app/classes/actions/find_class'
import { practiceBank } from '#app/learning/bank/practice_bank'
import { drawClassDrill, skillNames } from '#app/learning/domain/class_drill'
import ClassDrill from '#app/learning/models/class_drill'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import type { Skill } from '#contracts/skills'

interface Assignment {
  skills: readonly Skill[]
  /** Questions. */
  count: number
  /** Its last day, such as 2026-12-19. */
  dueDay: string
  note: string | null
}

/**
 * Assigns questions of the practice bank to a class. All of its learners get the same ones, those first that the class
 * hasn't had.
 * @throws NotFound; Conflict for an archived class, and when the bank has fewer questions for these skills
 */
export async function assignClassDrill(
  staff: User,
  classId: number,
  { skills, count, dueDay, note }: Assignment,
  now: number
): Promise<ClassDrill> {
  return inTransaction(async (trx) => {
    const { name } = await lockOpenClass(trx, classId)
    const items = drawClassDrill(
      { bank: [...practiceBank().values()], skills, count, used: await usedIn(trx, classId) },
      `${classId} ${now}`
    )
    if (items.length < count) throw new TooFewQuestions(items.length)
    const drill = await ClassDrill.create(
      { classId, skills, items, dueDay, note, createdBy: staff.id, createdAt: now, endedAt: null },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: { id: staff.id, name: staff.name },
      action: 'class.drill_assigned',
      subject: { type: 'class', id: classId },
      details: {
        name,
        drillId: drill.id,
        skills: skillNames(skills),
        items: items.length,
        due: dueDay,
        note,
      },
    })
    return drill
  })
}

/**
 * Changes how long a class has time, and what the teacher says about it.
 * @throws NotFound; Conflict for an archived class and a drill that was ended
 */
export async function changeClassDrill(
  staff: User,
  which: Which,
  { dueDay, note }: Pick<Assignment, 'dueDay' | 'note'>
): Promise<void> {
  await inTransaction(async (trx) => {
    const { drill, name } = await lockDrill(trx, which)
    if (drill.endedAt !== null) throw new Conflict('Tugas ini sudah diakhiri.')
    if (drill.dueDay === dueDay && drill.note === note) return
    await drill.merge({ dueDay, note }).save()
    await recordAudit(trx, {
      actor: { id: staff.id, name: staff.name },
      action: 'class.drill_changed',
      subject: { type: 'class', id: which.classId },
      details: { name, drillId: drill.id, skills: skillNames(drill.skills), due: dueDay, note },
    })
  })
}

/**
 * Takes a drill off the learners' screens. Answers that they gave before and deliver later still count. Ending it again
 * changes nothing.
 * @throws NotFound; Conflict for an archived class
 */
export async function endClassDrill(staff: User, which: Which, now: number): Promise<void> {
  await inTransaction(async (trx) => {
    const { drill, name } = await lockDrill(trx, which)
    if (drill.endedAt !== null) return
    await drill.merge({ endedAt: now }).save()
    await recordAudit(trx, {
      actor: { id: staff.id, name: staff.name },
      action: 'class.drill_ended',
      subject: { type: 'class', id: which.classId },
      details: { name, drillId: drill.id, skills: skillNames(drill.skills) },
    })
  })
}

interface Which {
  classId: number
  drillId: number
}

/** Both are locked with the class. */
async function lockDrill(
  trx: TransactionClientContract,
  { classId, drillId }: Which
): Promise<{ drill: ClassDrill; name: string }> {
  const { name } = await lockOpenClass(trx, classId)
  const drill = await ClassDrill.findBy({ id: drillId, classId }, { client: trx })
  if (!drill) throw new ClassDrillNotFound()
  return { drill, name }
}

async function usedIn(
  trx: TransactionClientContract,
  classId: number
): Promise<Map<string, number>> {
  const used = new Map<string, number>()
  for (const { items } of await ClassDrill.query({ client: trx }).where({ classId })) {
    for (const ref of items) used.set(ref, (used.get(ref) ?? 0) + 1)
  }
  return used
}

export class ClassDrillNotFound extends NotFound {
  constructor() {
    super('Tugas tidak ditemukan.')
  }
}

class TooFewQuestions extends Conflict {
  constructor(there: number) {
    super(`Bank latihan hanya punya ${there} soal untuk keterampilan ini.`)
  }
}
