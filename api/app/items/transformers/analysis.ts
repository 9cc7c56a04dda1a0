import type { Analysis } from '#app/items/actions/read_analysis'
import type { AnalysedItem } from '#app/items/domain/analyse_package'
import type { Reliability } from '#app/items/domain/item_figures'
import { NOT_ENOUGH_ATTEMPTS } from '#contracts/item_analysis'

/** The analysis of a package's items; nothing is rounded. */
export function shownAnalysis({ pkg, attempts, analysis, questionIds }: Analysis) {
  const paket = { id: pkg.id, nama_paket: pkg.name }
  if (!analysis) return { paket, peserta: attempts, data: [], pesan: NOT_ENOUGH_ATTEMPTS }
  const { listening, written, reading } = analysis.sections
  return {
    paket,
    peserta: attempts,
    data: analysis.items.map((item) => shownItem(item, questionIds.get(item.page) ?? null)),
    keandalan: {
      listening: shownReliability(listening),
      structure: shownReliability(written),
      reading: shownReliability(reading),
    },
  }
}

function shownItem(item: AnalysedItem, questionId: number | null) {
  const isDropped = item.accepted === 'all'
  return {
    page: item.page,
    /** The question that stands there today; null when it was deleted. */
    soalId: questionId,
    kunci: item.accepted === 'all' ? [] : [...item.accepted],
    /** Whether it was dropped: then it is right for everybody. */
    gugur: isDropped,
    /** Who sat it with these texts. */
    peserta: item.learners,
    kesukaran: item.difficulty,
    dayaPembeda: item.discrimination,
    korelasi: item.correlation,
    /** The median of seconds that learners took; null where too few are known. `diketahui`: of how many. */
    waktu: { detik: item.time.seconds, diketahui: item.time.known },
    pengecoh: item.choices.map(({ option, upper, middle, lower }) => ({
      pilihan: option,
      atas: upper,
      tengah: middle,
      bawah: lower,
    })),
    peringatan: item.warnings.map(({ kind, text }) => ({ jenis: kind, pesan: text })),
  }
}

function shownReliability({ kr20, sem, items }: Reliability) {
  return { kr20, sem, butir: items }
}
