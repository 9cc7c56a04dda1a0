import { can, type Capability, type Role } from '@lulus/api/contracts/capabilities'
import {
  BookOpenCheck,
  CalendarClock,
  ChartColumn,
  ClockAlert,
  History,
  IdCard,
  LayoutDashboard,
  MessageCircle,
  MonitorCheck,
  ReceiptText,
  School,
  ScrollText,
  Settings,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { isCurrent, type NavigationItem } from '@/app/layouts/learner-navigation'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'

interface AdminNavigationItem extends NavigationItem {
  icon: LucideIcon
  /** Roles without this capability neither see the item nor open its screens. */
  needs: Capability
  /** What waits behind it, which it shows the number of. */
  counts?: 'payments' | 'messages'
}

/** The sidebar of the admin area (product-spec section 2). */
const ADMIN_NAVIGATION: readonly AdminNavigationItem[] = [
  {
    label: 'Dashboard',
    needs: 'overview.read',
    icon: LayoutDashboard,
    to: adminPaths.dashboard,
    covers: [adminPaths.dashboard],
  },
  {
    label: 'Pembayaran',
    needs: 'payments.decide',
    counts: 'payments',
    icon: WalletCards,
    to: adminPaths.payments,
    covers: [
      adminPaths.payments,
      adminPaths.classPayments,
      adminPaths.statements,
      adminPaths.promos,
      adminPaths.bundles,
    ],
  },
  {
    label: 'Pesan',
    needs: 'messages.send',
    counts: 'messages',
    icon: MessageCircle,
    to: adminPaths.messages,
    covers: [adminPaths.messages],
  },
  {
    label: 'Laporan',
    needs: 'payments.decide',
    icon: ReceiptText,
    to: adminPaths.moneyReport,
    covers: [adminPaths.moneyReport],
  },
  {
    label: 'Riwayat Simulasi',
    needs: 'results.read',
    icon: History,
    to: adminPaths.history,
    covers: [adminPaths.history],
  },
  {
    label: 'Hasil Kelas',
    needs: 'results.read',
    icon: ChartColumn,
    to: adminPaths.results,
    covers: [adminPaths.results],
  },
  {
    label: 'Jawaban Terlambat',
    needs: 'late_answers.decide',
    icon: ClockAlert,
    to: adminPaths.lateAnswers,
    covers: [adminPaths.lateAnswers],
  },
  {
    label: 'Soal Simulasi',
    needs: 'packages.read',
    icon: BookOpenCheck,
    to: adminPaths.packages,
    covers: [adminPaths.packages],
  },
  {
    label: 'Data User',
    needs: 'users.manage',
    icon: UsersRound,
    to: adminPaths.users,
    covers: [adminPaths.users],
  },
  {
    label: 'Kelas',
    needs: 'classes.manage',
    icon: School,
    to: adminPaths.classes,
    covers: [adminPaths.classes],
  },
  {
    label: 'Jadwal Ujian',
    needs: 'events.watch',
    icon: CalendarClock,
    to: adminPaths.events,
    covers: [adminPaths.events],
  },
  {
    label: 'Staf',
    needs: 'staff.manage',
    icon: IdCard,
    to: adminPaths.staff,
    covers: [adminPaths.staff],
  },
  {
    label: 'Lab',
    needs: 'labs.manage',
    icon: MonitorCheck,
    to: adminPaths.labs,
    covers: [adminPaths.labs],
  },
  {
    label: 'Audit Log',
    needs: 'audit.read',
    icon: ScrollText,
    to: adminPaths.auditLog,
    covers: [adminPaths.auditLog],
  },
  {
    label: 'Pengaturan',
    needs: 'settings.edit',
    icon: Settings,
    to: adminPaths.settings,
    covers: [adminPaths.settings],
  },
]

/** Stands for any part of an address. */
const ANY = ':id'

/** Screens below an item that need more than the item itself. */
const NARROWER: readonly { covers: readonly string[]; needs: Capability }[] = [
  {
    covers: [adminPaths.addPackage, adminPaths.editPackages, adminPaths.rescorings],
    needs: 'packages.edit',
  },
  {
    covers: [adminPaths.addEvent, adminPaths.editEvents, adminPaths.similarAnswers(ANY)],
    needs: 'events.manage',
  },
  { covers: [adminPaths.practice], needs: 'events.act' },
  { covers: [adminPaths.classLearning(ANY)], needs: 'questions.edit' },
  { covers: [adminPaths.eventLate(ANY)], needs: 'late_answers.decide' },
]

/** Whether an address is one that a pattern stands for, or below it. */
function fits(pathname: string, pattern: string): boolean {
  const parts = pathname.split('/')
  return pattern.split('/').every((part, at) => part === ANY || part === parts[at])
}

/** The sidebar items of a role. */
export function navigationOf(role: Role): readonly AdminNavigationItem[] {
  return ADMIN_NAVIGATION.filter(({ needs }) => can(role, needs))
}

/**
 * Whether a role may open an address of the admin area. Of addresses that no item covers, only the start is allowed.
 */
export function mayOpen(role: Role, pathname: string): boolean {
  if (pathname === paths.adminRoot) return true
  const narrower = NARROWER.find(({ covers }) => covers.some((path) => fits(pathname, path)))
  if (narrower) return can(role, narrower.needs)
  const item = ADMIN_NAVIGATION.find((one) => isCurrent(one, pathname))
  return item !== undefined && can(role, item.needs)
}

/** The first screen of a role (product-spec section 2 for admins), or null when it has none. */
export function startOf(role: Role): string | null {
  if (can(role, 'payments.decide')) return adminPaths.payments
  return navigationOf(role).at(0)?.to ?? null
}
