import type { PlanOfLearner } from '#app/learning/actions/read_study_plan'
import { SKILLS, type Skill } from '#contracts/skills'

/** A learner's plan, the week and today's step. */
export function studyPlanResource(plan: PlanOfLearner) {
  return {
    hari: plan.today,
    tanggalTes: plan.testDay,
    targetSkor: plan.target,
    skor: plan.score,
    /** Points to the target. */
    selisih: plan.gap,
    sisaHari: plan.daysLeft,
    sisaPekan: plan.weeksLeft,
    /** Days with practice in a week. */
    tujuanPekan: plan.goal,
    /** Whether the target is far for the time left. */
    terlaluDekat: plan.isSteep,
    pekan: plan.week.map(({ day, isPractised }) => ({ tanggal: day, berlatih: isPractised })),
    beruntun: plan.streak,
    langkah: stepResource(plan.step),
  }
}

function stepResource(step: PlanOfLearner['step']) {
  const { kind } = step
  return {
    jenis: kind,
    materi: kind === 'materi' ? lesson(step.skill) : null,
  }
}

function lesson(skill: Skill) {
  return { keterampilan: skill, label: SKILLS[skill].label }
}
