import type { DailyDrill, DrawnItem } from '#app/learning/actions/read_daily_drill'
import { sessionOfSection } from '#contracts/exam'
import { sharedPages, spokenLine } from '#app/learning/transformers/explanations'

/** The questions of a day, without keys and whatever tells them. */
export function drillResource({ items, day, streak }: DailyDrill) {
  return {
    data: items.map(drillItem),
    selesai: items.filter(({ row }) => row.answer !== null).length,
    dari: items.length,
    hari: day,
    beruntun: streak,
  }
}

/** A question without its key and whatever tells it. */
export function drillItem({ row, item }: DrawnItem) {
  const { section, audio, passage, origin } = item
  return {
    id: row.id,
    sesi: sessionOfSection(section),
    bagian: section,
    soal: item.prompt,
    pilihan: item.options,
    ...(audio === null ? {} : { audio }),
    ...(passage && {
      bacaan: {
        judul: passage.name,
        ...(passage.text === null ? {} : { teks: passage.text }),
        ...(passage.image === null ? {} : { gambar: passage.image }),
      },
    }),
    /** Where the learner sat it; null for the practice bank. */
    asal: origin && {
      nama_paket: origin.packageName,
      page: origin.page,
      kelompok: sharedPages(origin.pages),
    },
    dijawab: row.answer !== null,
  }
}

/** The first answer to a question, and what explains it. Of several right options the chosen one is the key. */
export function verdictResource({ row, item }: DrawnItem) {
  const isRight = row.isRight === true
  return {
    benar: isRight,
    jawaban: row.answer,
    kunci: isRight && row.answer !== null ? row.answer : item.key,
    pembahasan: item.explanation,
    pembahasanPilihan: item.optionNotes,
    perbaikan: item.correction,
    transkrip: item.transcript.map(spokenLine),
    bukti: item.proof.map(({ from, to }) => ({ dari: from, sampai: to })),
    keterampilan: item.skills,
    berikutnya: row.nextAt === null ? null : new Date(row.nextAt).toISOString(),
  }
}
