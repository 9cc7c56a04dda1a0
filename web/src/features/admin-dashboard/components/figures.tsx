import { BookOpenCheck, Hourglass, UsersRound, Wallet } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/features/admin-dashboard/api/dashboard'
import { FigureCard } from '@/features/admin-dashboard/components/figure-card'
import { formatCount, formatRupiah } from '@/lib/format/rupiah'
import { paths } from '@/lib/paths'

/** The four figures of the dashboard. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { totalUsers, totalSimulation, totalRevenue, pendingPayments } = dashboard
  const isPending = pendingPayments > 0

  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <FigureCard icon={UsersRound} label="Total Pengguna" value={formatCount(totalUsers)} />
      <FigureCard
        icon={BookOpenCheck}
        label="Simulasi Dikerjakan"
        value={formatCount(totalSimulation)}
      />
      <FigureCard icon={Wallet} label="Total Pendapatan" value={formatRupiah(totalRevenue)} />
      <FigureCard
        icon={Hourglass}
        label="Pembayaran Pending"
        value={formatCount(pendingPayments)}
        isUrgent={isPending}
        note={
          isPending ? (
            <Link
              to={paths.admin.payments}
              className="font-semibold text-accent-ink underline underline-offset-4"
            >
              Perlu dikonfirmasi segera
            </Link>
          ) : (
            <span className="text-ink-soft">Semua pembayaran sudah diproses.</span>
          )
        }
      />
    </div>
  )
}
