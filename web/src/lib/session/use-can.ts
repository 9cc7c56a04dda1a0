import { can, type Capability } from '@lulus/api/contracts/capabilities'
import { useSessionUser } from '@/lib/session/use-session'

/** Whether to draw what needs a capability. The server refuses all the same. */
export function useCan(capability: Capability): boolean {
  return can(useSessionUser().role, capability)
}
