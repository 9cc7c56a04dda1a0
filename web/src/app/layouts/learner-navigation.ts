import { isBelow, paths } from '@/lib/paths'

export interface NavigationItem {
  label: string
  to: string
  /** The item is marked as current on these addresses and below them. */
  covers: readonly string[]
}

/** A learner's navigation (product-spec section 2). */
export const LEARNER_NAVIGATION: readonly NavigationItem[] = [
  { label: 'Simulasi', to: paths.packages, covers: [paths.packages, paths.examRoot] },
  { label: 'Paket Saya', to: paths.myPackages, covers: [paths.myPackages] },
  { label: 'Riwayat Simulasi', to: paths.history, covers: [paths.history] },
  {
    label: 'Mini Test',
    to: paths.miniTest,
    covers: [paths.miniTest, paths.miniTestFinish],
  },
  {
    label: 'Latihan',
    to: paths.practice,
    covers: [paths.practice, paths.plan, paths.lessons],
  },
]

export function isCurrent({ covers }: NavigationItem, pathname: string): boolean {
  return covers.some((prefix) => isBelow(pathname, prefix))
}
