import type { Explanations } from '#app/learning/actions/read_explanations'
import type { ExplainedItem } from '#app/learning/domain/explained_items'
import { skillCounts, type SkillCount } from '#app/learning/domain/skill_counts'
import type { TranscriptLine } from '#app/packages/domain/explanation'
import { uploadPath } from '#app/platform/uploads/stored_files'
import { sessionOfQuestion } from '#contracts/exam'

/** A finished attempt, question by question, with its skill map. */
export function explanationsResource({ result, items, notes, closures }: Explanations) {
  return {
    /** How listening was sat. */
    mode: result.listeningMode ?? ('latihan' as const),
    nama_paket: result.packageName,
    createdAt: new Date(result.createdAt).toISOString(),
    data: items.map((item) => ({
      ...explainedItem(item),
      /** What the teachers of the learner's classes say. */
      catatanGuru: (notes.get(item.id) ?? []).map(({ className, text }) => ({
        kelas: className,
        teks: text,
      })),
    })),
    peta: skillCounts(items).map(skillCountResource),
    /** When planned events close them: a device that keeps them obeys, also without a network. */
    tutup: closures.map(({ from, to }) => ({
      mulai: new Date(from).toISOString(),
      selesai: new Date(to).toISOString(),
    })),
  }
}

/** Counts of a skill on the wire. */
export function skillCountResource({ skill, label, right, of }: SkillCount) {
  return { keterampilan: skill, label, benar: right, dari: of }
}

export function explainedItem(item: ExplainedItem) {
  const { passage } = item
  return {
    page: item.page,
    sesi: sessionOfQuestion(item.page),
    no_soal: item.number,
    soal: item.prompt,
    pilihan: item.options,
    /** 1-4, counted as the learner saw the options. */
    jawaban: item.answer,
    kunci: item.key,
    benar: item.isRight,
    ragu: item.isFlagged,
    pembahasan: item.explanation,
    pembahasanPilihan: item.optionNotes,
    /** The correct form of the wrong part, of Written Expression. */
    perbaikan: item.correction,
    transkrip: item.transcript.map(spokenLine),
    bukti: item.proof.map(({ from, to }) => ({ dari: from, sampai: to })),
    keterampilan: item.skills,
    audio: uploadPath('audio', item.audio),
    /** The first and last page of those that share its recording; null for a question of its own. */
    kelompok: sharedPages(item.pages),
    bacaan: passage && {
      id: passage.id,
      judul: passage.name,
      ...(passage.text === null ? {} : { teks: passage.text }),
      ...(passage.isTyped ? {} : { gambar: uploadPath('reading', passage.image) }),
    },
  }
}

/** @param pages that share a recording */
export function sharedPages(pages: readonly number[]) {
  const [first] = pages
  const last = pages.at(-1)
  return first === undefined || last === undefined || first === last
    ? null
    : { dari: first, sampai: last }
}

export function spokenLine({ voice, text, start, end }: TranscriptLine) {
  return { suara: voice, teks: text, mulai: start, selesai: end }
}
