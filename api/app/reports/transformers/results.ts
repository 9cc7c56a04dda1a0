import type { ClassRow } from '#app/classes/actions/read_classes'
import type { EventChoice } from '#app/reports/actions/list_subjects'
import type { ClassWithPackages, Results } from '#app/reports/actions/read_results'
import { changeable } from '#app/reports/domain/result_table'
import type { Figures } from '#app/reports/domain/summary'

/** Results for staff and schools: names and scores, without ids, numbers or addresses. */
export function shownResults({ className, event, packageName, table, opensAt }: Results) {
  const { lines, unsat, summary } = table
  return {
    kelas: className,
    ujian: event && { nama: event.name, mulai: new Date(event.startsAt).toISOString() },
    nama_paket: packageName,
    /** From when on learners and schools see results that are held back; null without any. */
    hasilDibuka: opensAt === null ? null : new Date(opensAt).toISOString(),
    ringkasan: {
      jumlah: summary.count,
      /** Results with late answers that nobody has decided about yet. */
      dapat_berubah: changeable(table),
      skor: summary.figures && {
        listening: figures(summary.figures.listening),
        structure: figures(summary.figures.structure),
        reading: figures(summary.figures.reading),
        total: figures(summary.figures.total),
      },
      sebaran: summary.bands.map(({ from, to, level, count }) => ({
        dari: from,
        sampai: to,
        cefr: level,
        jumlah: count,
      })),
      cefr: summary.levels.map(({ level, count }) => ({ cefr: level, jumlah: count })),
    },
    peserta: lines.map((line) => ({
      nama: line.name,
      listening: line.listening,
      structure: line.structure,
      reading: line.reading,
      total: line.total,
      cefr: line.level,
      peringkat: line.rank,
      tanggal: new Date(line.finishedAt).toISOString(),
      dinilai_ulang: line.isRevised,
      dapat_berubah: line.mayChange,
      dikeluarkan: line.isExcluded,
    })),
    belum: unsat.map(({ name, reason }) => ({ nama: name, alasan: reason })),
  }
}

function figures({ mean, median, lowest, highest }: Figures) {
  return { rata_rata: mean, median, terendah: lowest, tertinggi: highest }
}

/** The class of a results page, with the packages to choose from. */
export function shownClass({ id, name, isArchived, packages }: ClassWithPackages) {
  return {
    id,
    nama: name,
    diarsipkan: isArchived,
    paket: packages.map((pack) => ({ id: pack.id, nama: pack.name, peserta: pack.learners })),
  }
}

/** Classes and events with results. */
export function subjects({ classes, events }: { classes: ClassRow[]; events: EventChoice[] }) {
  return {
    kelas: classes.map(({ id, name, archived_at: archivedAt, learners }) => ({
      id,
      nama: name,
      diarsipkan: archivedAt !== null,
      jumlah_peserta: Number(learners),
    })),
    ujian: events.map(({ id, name, startsAt, learners }) => ({
      id,
      nama: name,
      mulai: new Date(startsAt).toISOString(),
      jumlah_peserta: learners,
    })),
  }
}
