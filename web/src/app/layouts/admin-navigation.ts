import {
  BookOpenCheck,
  History,
  LayoutDashboard,
  MonitorCheck,
  ScrollText,
  Settings,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { NavigationItem } from '@/app/layouts/learner-navigation'
import { paths } from '@/lib/paths'

interface AdminNavigationItem extends NavigationItem {
  icon: LucideIcon
}

/** The sidebar of the admin area (product-spec section 2). */
export const ADMIN_NAVIGATION: readonly AdminNavigationItem[] = [
  {
    label: 'Dashboard',
    icon: LayoutDashboard,
    to: paths.admin.dashboard,
    covers: [paths.admin.dashboard],
  },
  {
    label: 'Pembayaran',
    icon: WalletCards,
    to: paths.admin.payments,
    covers: [paths.admin.payments],
  },
  {
    label: 'Riwayat Simulasi',
    icon: History,
    to: paths.admin.history,
    covers: [paths.admin.history],
  },
  {
    label: 'Soal Simulasi',
    icon: BookOpenCheck,
    to: paths.admin.packages,
    covers: [paths.admin.packages],
  },
  { label: 'Data User', icon: UsersRound, to: paths.admin.users, covers: [paths.admin.users] },
  { label: 'Lab', icon: MonitorCheck, to: paths.admin.labs, covers: [paths.admin.labs] },
  {
    label: 'Audit Log',
    icon: ScrollText,
    to: paths.admin.auditLog,
    covers: [paths.admin.auditLog],
  },
  {
    label: 'Pengaturan',
    icon: Settings,
    to: paths.admin.settings,
    covers: [paths.admin.settings],
  },
]
