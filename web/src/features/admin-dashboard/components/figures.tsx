import { BookOpenCheck, Hourglass, UsersRound, Wallet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/features/admin-dashboard/api/dashboard'
import { formatCount, formatRupiah } from '@/lib/format/numbers'
import { adminPaths } from '@/lib/admin-paths'
import { Card } from '@/components/ui/card'
import { classNames } from '@/lib/class-names'

/** The four figures of the dashboard. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { totalUsers, totalSimulation, totalRevenue, pendingPayments, pendingClassPayments } =
    dashboard
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
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {pendingPayments > pendingClassPayments && (
                <PendingLink to={adminPaths.payments}>Perlu dikonfirmasi segera</PendingLink>
              )}
              {pendingClassPayments > 0 && (
                <PendingLink to={adminPaths.classPayments}>
                  {formatCount(pendingClassPayments)} pembayaran kelas
                </PendingLink>
              )}
            </span>
          ) : (
            <span className="text-ink-soft">Semua pembayaran sudah diproses.</span>
          )
        }
      />
    </div>
  )
}

function PendingLink(props: { to: string; children: ReactNode }) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-6 items-center font-semibold text-accent-ink underline underline-offset-4"
    />
  )
}

interface FigureCardProps {
  icon: LucideIcon
  label: string
  value: string
  /** A line below the figure, and whether it needs an action. */
  note?: ReactNode
  isUrgent?: boolean
}

/** Longer values use a smaller font, so that billions of rupiah fit on one line. */
const LONG_VALUE = 14

/** One large figure with its label. */
function FigureCard({ icon: Icon, label, value, note, isUrgent = false }: FigureCardProps) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5 text-sm font-semibold text-ink-soft">
        <span
          className={classNames(
            'flex size-9 shrink-0 items-center justify-center rounded-md',
            isUrgent ? 'bg-accent-soft text-accent-ink' : 'bg-primary-soft text-primary'
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <h2>{label}</h2>
      </div>
      <p
        className={classNames(
          'font-bold tracking-tight tabular-nums',
          value.length > LONG_VALUE ? 'text-xl leading-9' : 'text-3xl'
        )}
      >
        {value}
      </p>
      {note && <div className="text-sm">{note}</div>}
    </Card>
  )
}
