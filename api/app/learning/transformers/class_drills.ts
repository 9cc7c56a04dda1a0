import type { AssignedDrill } from '#app/learning/actions/read_assigned_drills'
import type {
  ClassDrills,
  ClassDrillWork,
  DrillSummary,
} from '#app/learning/actions/read_class_drills'
import type { DrawnItem } from '#app/learning/actions/read_daily_drill'
import { drillItem } from '#app/learning/transformers/drill'
import { SKILLS, type Skill } from '#contracts/skills'

const named = (skill: Skill) => ({ keterampilan: skill, label: SKILLS[skill].label })

/** A class's drills, for its teachers. */
export function classDrillsResource({ className, drills, worst, bank }: ClassDrills) {
  return {
    kelas: className,
    data: drills.map(drillSummary),
    /** The class's worst skills. */
    terlemah: worst,
    /** Questions of the practice bank. */
    bank: bank.map(({ skill, count }) => ({ ...named(skill), jumlah: count })),
  }
}

function drillSummary({ drill, state, author, items, learners, begun, done }: DrillSummary) {
  return {
    id: drill.id,
    keterampilan: drill.skills.map(named),
    jumlah: items,
    tenggat: drill.dueDay,
    catatan: drill.note,
    oleh: author,
    dibuat: new Date(drill.createdAt).toISOString(),
    diakhiri: drill.endedAt === null ? null : new Date(drill.endedAt).toISOString(),
    keadaan: state,
    /** Numbers of learners. */
    peserta: learners,
    mulai: begun,
    selesai: done,
  }
}

/** What a class did of a drill. The keys are those of the practice bank, which no exam uses. */
export function classDrillResource({ className, summary, learners, questions }: ClassDrillWork) {
  return {
    kelas: className,
    tugas: drillSummary(summary),
    peserta: learners.map(({ id, name, progress, answers }) => ({
      id,
      nama: name,
      dijawab: progress.answered,
      benar: progress.right,
      selesai: progress.doneAt === null ? null : new Date(progress.doneAt).toISOString(),
      /** In the order of the questions. */
      jawaban: answers.map((one) => ({
        jawaban: one?.answer ?? null,
        benar: one?.isRight ?? null,
      })),
    })),
    soal: questions.map(({ item, tally }) => ({
      bagian: item.section,
      soal: item.prompt,
      pilihan: item.options,
      kunci: item.key,
      pembahasan: item.explanation,
      keterampilan: item.skills.map(named),
      /** Numbers of learners; `pilihan` who chose each option. */
      hasil: {
        benar: tally.right,
        salah: tally.wrong,
        belum: tally.open,
        pilihan: tally.options,
      },
    })),
  }
}

/** The drills of the learner's classes. */
export function assignedDrillsResource(drills: readonly AssignedDrill[]) {
  return { data: drills.map(assignedDrill) }
}

function assignedDrill({ drill, className, items, progress, isLate }: AssignedDrill) {
  return {
    id: drill.id,
    kelas: className,
    keterampilan: drill.skills.map(named),
    tenggat: drill.dueDay,
    /** Whether its last day has passed. */
    lewat: isLate,
    catatan: drill.note,
    dari: items,
    dijawab: progress.answered,
    benar: progress.right,
  }
}

/** One of them with its questions, without keys and whatever tells them. */
export function assignedDrillResource(found: AssignedDrill & { questions: DrawnItem[] }) {
  return { tugas: assignedDrill(found), data: found.questions.map(drillItem) }
}
