import { PAYMENT_LIST, PAYMENT_STATUSES, type PaymentStatus } from '@lulus/api/contracts/payments'
import type { ListColumns } from '@lulus/api/contracts/lists'

/** A tab of the payments: those in one status, or all. */
export type PaymentTab = PaymentStatus | 'semua'

export const PAYMENT_TABS: readonly { tab: PaymentTab; label: string }[] = [
  { tab: 'pending', label: 'Menunggu' },
  { tab: 'confirmed', label: 'Dikonfirmasi' },
  { tab: 'rejected', label: 'Ditolak' },
  { tab: 'semua', label: 'Semua' },
]

const FIRST: PaymentTab = 'pending'

/** The tab that an address names; without one, what waits for a decision. */
export function tabIn(address: URLSearchParams): PaymentTab {
  const named = address.get('status')
  return PAYMENT_TABS.find(({ tab }) => tab === named)?.tab ?? FIRST
}

/** The query of a tab's address, which keeps the search and the filters. */
export function searchOfTab(tab: PaymentTab, address: URLSearchParams): string {
  const next = new URLSearchParams(address)
  for (const name of ['status', 'page', 'sortBy', 'sortOrder']) next.delete(name)
  if (tab !== FIRST) next.set('status', tab)
  const text = next.toString()
  return text && `?${text}`
}

/** The status of a tab's payments; undefined for all of them. */
export function statusOf(tab: PaymentTab): PaymentStatus | undefined {
  return PAYMENT_STATUSES.find((status) => status === tab)
}

/** Of those that wait, the one that has waited longest comes first. */
const WAITING_LIST = {
  ...PAYMENT_LIST,
  defaultOrder: 'ASC',
} as const satisfies ListColumns<string, string>

/** How a tab's list is sorted and filtered. */
export function listOf(tab: PaymentTab): typeof PAYMENT_LIST | typeof WAITING_LIST {
  return tab === 'pending' ? WAITING_LIST : PAYMENT_LIST
}
