import type { Week } from '#app/dashboard/actions/read_week'
import type { WeakPackage } from '#app/items/actions/read_weak_questions'
import type { Ages } from '#app/dashboard/domain/week'

/** The week on the wire; money in rupiah, the disk in bytes. */
export function weekResource(week: Week) {
  const { waiting, revenue, events, unpaid, disk, lastBackup } = week
  return {
    menunggu: { peserta: ages(waiting.learners), kelas: ages(waiting.classes) },
    pendapatan: {
      mingguIni: revenue.soFar.net,
      mingguLaluSampaiSaatIni: revenue.lastSoFar.net,
      mingguLalu: revenue.last.net,
    },
    belumMulai: week.paidNotBegun,
    kelasBelumBayar: unpaid.map((one) => ({
      id: one.id,
      nama_kelas: one.className,
      nama_paket: one.packageName,
      amount: one.amount,
      adaBukti: one.hasProof,
      createdAt: iso(one.createdAt),
    })),
    jadwal: events.map((event) => ({
      id: event.id,
      nama: event.name,
      nama_paket: event.packageName,
      mulai: iso(event.startsAt),
      peserta: event.learners,
      kurang: event.lacks,
    })),
    jawabanTerlambat: week.lateAnswers,
    cadanganTerakhir: lastBackup === null ? null : iso(lastBackup),
    disk: { bebas: disk.free, total: disk.total },
  }
}

/** A package with questions that have serious warnings. */
export function weakPackage({ packageId, packageName, wrongKeys, negative }: WeakPackage) {
  return {
    paketId: packageId,
    nama_paket: packageName,
    kunciMungkinSalah: wrongKeys,
    dayaPembedaNegatif: negative,
  }
}

function ages({ today, days, older, oldest }: Ages) {
  return {
    hariIni: today,
    sampaiTigaHari: days,
    lebihLama: older,
    tertua: oldest === null ? null : iso(oldest),
  }
}

const iso = (time: number) => new Date(time).toISOString()
