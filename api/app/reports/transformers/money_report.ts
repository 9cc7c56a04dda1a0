import { dateOf } from '#app/platform/time/domain/academy_days'
import type { MoneyReport, PeriodMoney } from '#app/reports/actions/read_money_report'
import type { Sums } from '#app/reports/domain/money_report'

/** The report on the wire (contract section 7.4); rupiah, dates of Jakarta. */
export function moneyReport(report: MoneyReport) {
  return {
    ...money(report),
    sebelumnya: money(report.before),
    gratis: report.free.map((grant) => ({
      id: grant.id,
      nama: grant.name,
      nama_paket: grant.packageName,
      alasan: grant.reason,
      kelas: grant.className,
      oleh: grant.givenBy,
      waktu: new Date(grant.grantedAt).toISOString(),
    })),
    kelasBelumBayar: report.unpaid.map((one) => ({
      id: one.id,
      kelas_id: one.classId,
      nama_kelas: one.className,
      nama_paket: one.packageName,
      jumlah_peserta: one.learners,
      amount: one.amount,
      adaBukti: one.hasProof,
      createdAt: new Date(one.createdAt).toISOString(),
    })),
    belumMulai: report.notBegun.map((one) => ({
      id: one.id,
      nama: one.name,
      nohp: one.nohp,
      nama_paket: one.packageName,
      amount: one.amount,
      waktu: new Date(one.paidAt).toISOString(),
    })),
  }
}

function money({ first, last, total, packages, bundles, ways, promos, classes, all }: PeriodMoney) {
  return {
    dari: dateOf(first),
    sampai: dateOf(last),
    ...sums(total),
    paket: packages.map(({ packageId, packageName, ...of }) => ({
      paketId: packageId,
      nama_paket: packageName,
      ...sums(of),
    })),
    bundel: bundles.map(({ bundleId, bundleName, ...of }) => ({
      bundelId: bundleId,
      nama_bundel: bundleName,
      ...sums(of),
    })),
    cara: ways.map(({ way, ...of }) => ({ cara: way, ...sums(of) })),
    promo: promos.map(({ code, discount, ...of }) => ({
      kode: code,
      potongan: discount,
      ...sums(of),
    })),
    kelas: sums(classes),
    /** Learners' and classes' payments together. */
    semua: sums(all),
  }
}

function sums({ transactions, gross, refunds, net }: Sums) {
  return { transaksi: transactions, kotor: gross, pengembalian: refunds, bersih: net }
}
