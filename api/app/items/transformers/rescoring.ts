import type { ChangedResult, ScoredCounts } from '#app/items/actions/read_changes'
import type { RescoringState } from '#app/items/actions/read_rescoring'
import type { RescoreOutcome } from '#app/items/actions/rescore_package'

/** A result whose counts change. */
export function changedResult({ resultId, name, before, after }: ChangedResult) {
  return {
    riwayatId: resultId,
    nama: name,
    lama: shownCounts(before),
    baru: shownCounts(after),
    cefr: { lama: before.cefr, baru: after.cefr },
  }
}

function shownCounts({ listening, written, reading, total }: ScoredCounts) {
  return {
    listening_correct: listening,
    written_correct: written,
    reading_correct: reading,
    totalScore: total,
  }
}

export function shownOutcome({ changed, unaffected }: RescoreOutcome) {
  return {
    berubah: changed.map(changedResult),
    /** Attempts that sat another question on a corrected page: their results stay. */
    soalLain: [...unaffected].map(([page, peserta]) => ({ page, peserta })),
  }
}

/** The package's questions with the keys that count, and its last re-scoring. */
export function shownRescoring({ pkg, questions, corrections, last, canBeUndone }: RescoringState) {
  return {
    paket: { id: pkg.id, nama_paket: pkg.name },
    soal: questions.map((question) => {
      const accepted = corrections.get(question.page)?.accepted
      return {
        page: question.page,
        soal: question.prompt,
        pilihan: [question.option1, question.option2, question.option3, question.option4],
        kunci: accepted === undefined || accepted === 'all' ? [question.answerKey] : [...accepted],
        gugur: accepted === 'all',
      }
    }),
    terakhir: last && {
      id: last.id,
      waktu: new Date(last.createdAt).toISOString(),
      alasan: last.reason,
      berubah: last.changed,
      halaman: last.pages.map(({ page }) => page),
      dibatalkan: last.undoneAt !== null,
      bisaDibatalkan: canBeUndone,
    },
  }
}
