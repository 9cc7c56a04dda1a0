import { MESSAGE_LIST, type MessageState } from '@lulus/api/contracts/messages'
import type { ListColumns } from '@lulus/api/contracts/lists'

export const MESSAGE_TABS: readonly { tab: MessageState; label: string }[] = [
  { tab: 'menunggu', label: 'Menunggu' },
  { tab: 'terkirim', label: 'Terkirim' },
  { tab: 'email_gagal', label: 'Email gagal' },
]

const FIRST: MessageState = 'menunggu'

/** The tab that an address names; without one, what waits. */
export function tabIn(address: URLSearchParams): MessageState {
  const named = address.get('keadaan')
  return MESSAGE_TABS.find(({ tab }) => tab === named)?.tab ?? FIRST
}

/** The query of a tab's address, which keeps the search and the kind. */
export function searchOfTab(tab: MessageState, address: URLSearchParams): string {
  const next = new URLSearchParams(address)
  for (const name of ['keadaan', 'page', 'sortBy', 'sortOrder']) next.delete(name)
  if (tab !== FIRST) next.set('keadaan', tab)
  const text = next.toString()
  return text && `?${text}`
}

/** Of those that wait, the one that has waited longest comes first. */
const WAITING_LIST = {
  ...MESSAGE_LIST,
  defaultOrder: 'ASC',
} as const satisfies ListColumns<string, string>

/** How a tab's list is sorted and filtered. */
export function listOf(tab: MessageState): typeof MESSAGE_LIST | typeof WAITING_LIST {
  return tab === FIRST ? WAITING_LIST : MESSAGE_LIST
}
