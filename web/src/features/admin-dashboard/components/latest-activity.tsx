import { BookOpenCheck, UserRoundPlus, WalletCards } from 'lucide-react'
import { Card } from '@/components/ui/card'
import type { Dashboard } from '@/features/admin-dashboard/api/dashboard'

/** The latest exam, registration and payment. */
export function LatestActivity({ dashboard }: { dashboard: Dashboard }) {
  const events = [
    { icon: BookOpenCheck, label: 'Simulasi', text: dashboard.latestActivity },
    { icon: UserRoundPlus, label: 'Pendaftaran', text: dashboard.latestUserRegister },
    { icon: WalletCards, label: 'Pembayaran', text: dashboard.latestUserPayment },
  ]

  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-lg font-bold">Aktivitas Terbaru</h2>
      <ul className="grid gap-5">
        {events.map(({ icon: Icon, label, text }) => (
          <li key={label} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            <div className="min-w-0">
              <p className="text-sm font-semibold text-ink-soft">{label}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
