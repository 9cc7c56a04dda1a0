import type { ClassExplanations } from '#app/learning/actions/read_class_explanations'
import type { ClassMap, readProgress } from '#app/learning/actions/read_class_learning'
import { skillState } from '#app/learning/domain/skill_map'
import { explainedItem, skillCountResource } from '#app/learning/transformers/explanations'

/** What a class can do: each skill with how many learners stand where. */
export function classMapResource({ name, learners, skills }: ClassMap) {
  return {
    kelas: name,
    peserta: learners,
    data: skills.map((skill) => ({
      ...skillCountResource(skill),
      keadaan: skillState(skill),
      /** Numbers of learners. */
      peserta: skill.learners,
    })),
  }
}

/** The questions of a package, those that most of the class missed first. */
export function classExplanationsResource(found: ClassExplanations) {
  const { className, packages, pack, learners, items } = found
  return {
    kelas: className,
    paket: packages.map(({ id, name }) => ({ id, nama: name })),
    paketId: pack?.id ?? null,
    nama_paket: pack?.name ?? null,
    /** Learners whose answers are counted. */
    peserta: learners,
    data: items.map((item) => {
      // Of one learner alone.
      const { jawaban: _answer, benar: _right, ragu: _flag, ...explained } = explainedItem(item)
      const { right, wrong, blank, options } = item.tally
      return {
        ...explained,
        soalId: item.id,
        /** Numbers of learners; `pilihan` who chose each option. */
        hasil: { benar: right, salah: wrong, kosong: blank, pilihan: options },
        catatan: item.note,
      }
    }),
  }
}

/** The results of each learner, the earliest first. */
export function progressResource({ name, learners }: Awaited<ReturnType<typeof readProgress>>) {
  return {
    kelas: name,
    data: learners.map((learner) => ({
      nama: learner.name,
      hasil: learner.results.map((result) => ({
        id: result.id,
        nama_paket: result.packageName,
        tanggal: new Date(result.createdAt).toISOString(),
        listening: result.listeningScore,
        structure: result.structureScore,
        reading: result.readingScore,
        total: result.totalScore,
      })),
    })),
  }
}
