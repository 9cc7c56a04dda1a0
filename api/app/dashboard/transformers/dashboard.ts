import type { Dashboard } from '#app/dashboard/actions/read_dashboard'
import { dateOf } from '#app/platform/time/domain/academy_days'
import { activityText, paymentText, registrationText } from '#app/dashboard/domain/activity_texts'

/** The dashboard on the wire; money in rupiah, dates those of Jakarta. */
export function dashboardResource({ totals, latest, topPackages, daily }: Dashboard) {
  return {
    totalUsers: totals.users,
    totalSimulation: totals.simulations,
    totalRevenue: totals.revenue,
    pendingPayments: totals.pendingPayments,
    pendingClassPayments: totals.pendingClassPayments,
    latestActivity: activityText(latest.activity),
    latestUserRegister: registrationText(latest.registration),
    latestUserPayment: paymentText(latest.payment),
    topPaketSoal: topPackages.map(({ id, name, learners }) => ({
      paket_soal_id: id,
      nama_paket: name,
      total: learners,
    })),
    harian: daily.map(({ day, simulations, revenue }) => ({
      tanggal: dateOf(day),
      simulasi: simulations,
      pendapatan: revenue,
    })),
  }
}
